import type { Page, Request } from '@playwright/test';

const QUIET_MS = 120;
const LOOK_MS = 20;
const pending = new WeakMap<Page, Set<Request>>();
/** The stream of live changes never ends: it does not count. */
const counts = (request: Request): boolean => !request.url().endsWith('/api/live');

/** What pages of the running test could not say: its phrase was not there. */
export const missingPhrases: string[] = [];

/** Begins to watch a page's requests, and its words; called when the page is made. */
export function watchRequests(page: Page): Page {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => {
    if (counts(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('console', (line) => {
    if (line.text().startsWith('no phrase')) missingPhrases.push(`${page.url()}: ${line.text()}`);
  });
  return page;
}

/** Waits until nothing has been asked for a moment, and no other screen is on its way. */
export async function settled(page: Page): Promise<void> {
  const open = pending.get(page);
  if (open === undefined) throw new Error('the page is not watched');
  for (let quiet = 0; quiet < QUIET_MS;) {
    await page.waitForTimeout(LOOK_MS);
    const isBusy = open.size > 0 || (await page.locator('main[aria-busy=true]').count()) > 0;
    quiet = isBusy ? 0 : quiet + LOOK_MS;
  }
}
