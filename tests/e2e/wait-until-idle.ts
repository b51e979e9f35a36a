import type { Page, Request } from '@playwright/test';

interface Watched {
  open: Set<Request>;
  /** How many there have been: one that comes and goes between two looks is noticed. */
  asked: number;
  /** The stream of live changes is open. */
  listens: boolean;
  /** Called when one has ended, and when the stream opens. */
  changed: Set<() => void>;
}
const watched = new WeakMap<Page, Watched>();
/** The stream of live changes never ends: it does not count. */
const isLive = (request: Request): boolean => request.url().endsWith('/api/live');

/** What pages of the running test could not say: its phrase was not there. */
export const missingPhrases: string[] = [];

/** Begins to watch a page's requests, and its words; called when the page is made. */
export function watchRequests(page: Page): Page {
  const open = new Set<Request>();
  const requests: Watched = { open, asked: 0, listens: false, changed: new Set() };
  watched.set(page, requests);
  page.on('request', (request) => {
    if (isLive(request)) return;
    open.add(request);
    requests.asked += 1;
  });
  const tellAll = () => {
    for (const tell of requests.changed) tell();
  };
  const end = (request: Request) => {
    open.delete(request);
    if (isLive(request)) requests.listens = false;
    tellAll();
  };
  page.on('response', (response) => {
    if (!isLive(response.request())) return;
    requests.listens = response.ok();
    tellAll();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('console', (line) => {
    if (line.text().startsWith('no phrase')) missingPhrases.push(`${page.url()}: ${line.text()}`);
  });
  return page;
}

const change = ({ changed }: Watched): Promise<void> =>
  new Promise((resolve) => {
    const tell = () => {
      changed.delete(tell);
      resolve();
    };
    changed.add(tell);
  });

function watchedOf(page: Page): Watched {
  const requests = watched.get(page);
  if (requests === undefined) throw new Error('the page is not watched');
  return requests;
}

/** Waits until the page is told what others change. */
export async function waitForLiveUpdates(page: Page): Promise<void> {
  for (const requests = watchedOf(page); !requests.listens;) await change(requests);
}

/**
 * Waits until the page is drawn, nothing on it moves, and its thread has nothing left to do. What turns for
 * ever, or moves as one scrolls, does not count.
 */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState, effect }) =>
            timeline instanceof DocumentTimeline &&
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    do {
      await drawn();
      await drawn();
      await Promise.allSettled(moving().map(({ finished }) => finished));
    } while (moving().length > 0);
    // what is done when nothing else waits; an idle moment proper may never come where frames are dear
    await scheduler.postTask(() => {}, { priority: 'background' });
  });

/** Waits until nothing is asked any more, what came is drawn, and no other screen is on its way. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const requests = watchedOf(page);
  const screenOnItsWay = page.locator('main[aria-busy=true]');
  for (let asked = -1; asked !== requests.asked || requests.open.size > 0;) {
    asked = requests.asked;
    if (requests.open.size > 0) await change(requests);
    await still(page);
    // the page itself is asked only when nothing else is under way
    if (requests.asked === asked && requests.open.size === 0 && (await screenOnItsWay.count()) > 0)
      asked = -1;
  }
}
