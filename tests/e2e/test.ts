import { expect, test as base } from '@playwright/test';
import { missingPhrases } from './wait-until-idle.ts';
import { releaseWindows, setSharedDefaults } from './windows.ts';

export { expect } from '@playwright/test';

/**
 * A test whose windows are closed at its end. The browser lives as long as its worker: windows left open
 * would go on listening to changes and reading their lists again beside every later test. Whatever a screen
 * could not say breaks the test.
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
