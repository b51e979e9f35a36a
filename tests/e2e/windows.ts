// Windows are handed on from test to test: a new one costs more than most of what is done in it. Whatever a
// test may change of its window is put back, and what cannot be put back is refused.
import type { Browser, Page } from '@playwright/test';
import type { Language } from '../../phrases/languages.ts';

const HEIGHT = 900;
const LISTENED_TO = [
  ...['request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror', 'dialog'],
  ...['download', 'filechooser', 'popup', 'framenavigated', 'load', 'domcontentloaded'],
];
/** An address of the app at which nothing of it runs. */
const nothing = () => `${process.env.HAKOBU_URL}/icon.svg`;

/** Of this worker. */
const free: Page[] = [];
const lent: Page[] = [];

/** Whether the windows of the running test are like those of other tests. */
let alike = true;
export const hasSharedDefaults = (): boolean => alike;
export const setSharedDefaults = (areAlike: boolean): void => {
  alike = areAlike;
};

/** A window as if it were new, in which the app is not open yet; it is given back when the test ends. */
export async function borrowWindow(
  browser: Browser,
  { language, width }: { language: Language; width: number },
): Promise<Page> {
  const page = free.pop() ?? (await openWindow(browser));
  lent.push(page);
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  return page;
}

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(nothing());
  const refused = () => {
    throw new Error('this stays in a window for good: sign in with `own`');
  };
  Object.defineProperty(page, 'clock', { get: refused });
  for (const kept of [page, context])
    Object.assign(kept, { addInitScript: refused, exposeFunction: refused, exposeBinding: refused });
  return page;
}

/** Puts back what the test borrowed, and closes every other window. */
export async function releaseWindows(browser: Browser): Promise<void> {
  const kept = await Promise.all(lent.splice(0).map(cleaned));
  free.push(...kept.filter((page) => page !== undefined));
  const stay = new Set(free.map((page) => page.context()));
  await Promise.all(
    browser
      .contexts()
      .filter((context) => !stay.has(context))
      .map((context) => context.close()),
  );
}

/** The page as if it were new; undefined when the test closed it. */
async function cleaned(page: Page): Promise<Page | undefined> {
  if (page.isClosed()) return undefined;
  const context = page.context();
  for (const what of LISTENED_TO) page.removeAllListeners(what);
  context.removeAllListeners('page');
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll()]);
  // what is put back for all pages of a window fails at one that is just closing
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([
    context.setOffline(false),
    context.clearPermissions(),
    page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null }),
    page.mouse.move(-1, -1),
  ]);
  await page.goto(nothing()); // what the app writes when it is left is written now
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  return page;
}
