import type { Page, Request } from '@playwright/test';

const QUIET_MS = 120;
const LOOK_MS = 40;
interface Watched {
  open: Set<Request>;
  /** How many there have been: one that comes and goes between two looks is noticed. */
  asked: number;
}
const watched = new WeakMap<Page, Watched>();
/** The stream of live changes never ends: it does not count. */
const counts = (request: Request): boolean => !request.url().endsWith('/api/live');

/** What pages of the running test could not say: its phrase was not there. */
export const missingPhrases: string[] = [];

/** Begins to watch a page's requests, and its words; called when the page is made. */
export function watchRequests(page: Page): Page {
  const open = new Set<Request>();
  const requests: Watched = { open, asked: 0 };
  watched.set(page, requests);
  page.on('request', (request) => {
    if (!counts(request)) return;
    open.add(request);
    requests.asked += 1;
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
  const requests = watched.get(page);
  if (requests === undefined) throw new Error('the page is not watched');
  const screenOnItsWay = page.locator('main[aria-busy=true]');
  for (let quiet = 0; quiet < QUIET_MS;) {
    const { asked } = requests;
    await page.waitForTimeout(LOOK_MS);
    // the page itself is asked only when nothing else is under way
    const isBusy = requests.asked > asked || requests.open.size > 0 || (await screenOnItsWay.count()) > 0;
    quiet = isBusy ? 0 : quiet + LOOK_MS;
  }
}
