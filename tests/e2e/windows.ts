// Browser windows are reused by later tests, because a new one costs more than most tests. Changes of a
// window are reset, and changes that cannot be reset are refused.
import type { Browser, Page } from '@playwright/test';
import type { Language } from '../../phrases/languages.ts';

const HEIGHT = 900;
const LISTENED_TO = [
  ...['request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror', 'dialog'],
  ...['download', 'filechooser', 'popup', 'framenavigated', 'load', 'domcontentloaded'],
];
/** An address of the app without its code. */
const nothing = () => `${process.env.HAKOBU_URL}/icon.svg`;

/** Of this worker. */
const free: Page[] = [];
const lent: Page[] = [];

/** Whether the windows of the running test have default settings. */
let alike = true;
export const hasSharedDefaults = (): boolean => alike;
export const setSharedDefaults = (areAlike: boolean): void => {
  alike = areAlike;
};

/** A window in its initial state without the app; it is returned when the test ends. */
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

/** Resets what the test changed, and closes every other window. */
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

/** The page in its initial state; undefined when the test closed it. */
async function cleaned(page: Page): Promise<Page | undefined> {
  if (page.isClosed()) return undefined;
  const context = page.context();
  for (const what of LISTENED_TO) page.removeAllListeners(what);
  context.removeAllListeners('page');
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll()]);
  // Resetting all pages of a window fails at one that is closing.
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([
    context.setOffline(false),
    context.clearPermissions(),
    page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null }),
    page.mouse.move(-1, -1),
  ]);
  await page.goto(nothing()); // What the app stores on leaving is stored now.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  return page;
}
