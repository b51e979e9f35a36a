import { expect, test as base } from '@playwright/test';
import { missingPhrases } from './wait-until-idle.ts';
import { releaseWindows, setSharedDefaults } from './windows.ts';

export { expect } from '@playwright/test';

/**
 * A test that closes its windows at the end. The browser lives as long as its worker: open windows would
 * receive live updates and reload lists during later tests. A missing phrase fails the test.
 */
export const test = base.extend<{ closesItsWindows: undefined }>({
  closesItsWindows: [
    async ({ browser, serviceWorkers }, use) => {
      setSharedDefaults(serviceWorkers === 'block');
      await use(undefined);
      await releaseWindows(browser);
      expect(missingPhrases.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});
