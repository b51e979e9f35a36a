// Colour and duration of notices in the corner of the screen.
import type { Locator, Page } from '@playwright/test';

/** True for a notice in the danger colour. */
export const isRed = (notice: Locator): Promise<boolean> =>
  notice.evaluate((element) => {
    const colour = (of: Element, name: string) => getComputedStyle(of).getPropertyValue(name);
    const red = colour(document.documentElement, '--mantine-color-red-filled');
    return colour(element, '--notification-color') === red;
  });

interface Watched {
  shownFor?: number;
}
/** Measures in the page for how many milliseconds a notice with a text is visible. */
export const watchNotice = (page: Page, text: string): Promise<void> =>
  page.evaluate((word) => {
    let since: number | undefined;
    const look = () => {
      const alerts = [...document.querySelectorAll('[role=alert]')];
      const isThere = alerts.some(({ textContent }) => textContent?.includes(word));
      if (isThere) since ??= performance.now();
      else if (since !== undefined) (window as unknown as Watched).shownFor ??= performance.now() - since;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  }, text);

/** Duration of that notice; 0 while it is visible. */
export const shownFor = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Watched).shownFor ?? 0);
