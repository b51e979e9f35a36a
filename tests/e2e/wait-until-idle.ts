import type { Page, Request } from '@playwright/test';

interface Watched {
  open: Set<Request>;
  /** Number of requests so far, so that one between two checks is noticed. */
  asked: number;
  /** The live stream is open. */
  listens: boolean;
  /** Called when a request has ended, and when the live stream opens. */
  changed: Set<() => void>;
}
const watched = new WeakMap<Page, Watched>();
/** The live stream never ends, so it does not count. */
const isLive = (request: Request): boolean => request.url().endsWith('/api/live');

/** Missing phrases on pages of the running test. */
export const missingPhrases: string[] = [];

/** Starts to observe requests and missing phrases of a new page. */
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

/** Waits until the page receives live updates. */
export async function waitForLiveUpdates(page: Page): Promise<void> {
  for (const requests = watchedOf(page); !requests.listens;) await change(requests);
}

/**
 * Waits until the page is rendered, nothing moves, and its main thread is idle. Endless and scroll-driven
 * animations do not count.
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
    // `requestIdleCallback` with a timeout: a truly idle moment may never come when frames are slow.
    await scheduler.postTask(() => {}, { priority: 'background' });
  });

/** Waits until no request is pending, responses are rendered, and no navigation is in progress. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const requests = watchedOf(page);
  const screenOnItsWay = page.locator('main[aria-busy=true]');
  for (let asked = -1; asked !== requests.asked || requests.open.size > 0;) {
    asked = requests.asked;
    if (requests.open.size > 0) await change(requests);
    await still(page);
    // The page itself is checked only when no request is pending.
    if (requests.asked === asked && requests.open.size === 0 && (await screenOnItsWay.count()) > 0)
      asked = -1;
  }
}
