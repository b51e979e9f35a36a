import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * A test whose windows are closed at its end. The browser lives as long as its worker: windows left open
 * would go on listening to changes and reading their lists again beside every later test.
 */
export const test = base.extend<{ closesItsWindows: undefined }>({
  closesItsWindows: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
