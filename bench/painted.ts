// Time until requested content is painted, with a warm browser cache, and the layout shift.
import type { Page } from '@playwright/test';
import { waitUntilIdle, watchRequests } from '../tests/e2e/wait-until-idle.ts';
import { openSales } from './browser.ts';
import { median, round, say, startBench } from './support.ts';

const ROUNDS = 15;
const WARMING = 3;
/** Milliseconds that a mouse button is pressed; people take 70 to 120 ms. */
const PRESSED_MS = 80;

declare global {
  interface Window {
    /** Milliseconds since `begin` until the first frame that contains `wanted`. */
    paintedAt: (begin: number, wanted: string) => Promise<number>;
    shifted: number;
    /** Time of the last mouse button release. */
    letGo: number;
  }
}

/** Runs in the page: reports paints, and sums layout shifts. */
function watchPainting(): void {
  window.paintedAt = (begin, wanted) =>
    new Promise((resolve) => {
      const look = () => {
        const there = document.evaluate(wanted, document, null, XPathResult.BOOLEAN_TYPE).booleanValue;
        requestAnimationFrame(there ? () => resolve(performance.now() - begin) : look);
      };
      look();
    });
  window.shifted = 0;
  addEventListener('pointerup', () => (window.letGo = performance.now()), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Navigates within the app; returns the time until `wanted` was painted. */
const goTo = (page: Page, address: string, wanted: string): Promise<number> =>
  page.evaluate(
    async ([to, xpath]) => {
      const begin = performance.now();
      location.hash = to;
      return window.paintedAt(begin, xpath);
    },
    [address, wanted] as const,
  );

/** Clicks with a realistic press; returns the time from release until `wanted` was painted. */
async function clickTo(page: Page, link: string, wanted: string): Promise<number> {
  await page.locator(link).hover();
  await page.waitForTimeout(PRESSED_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESSED_MS);
  const painted = page.evaluate((xpath) => window.paintedAt(0, xpath), wanted);
  await page.mouse.up();
  return (await painted) - (await page.evaluate(() => window.letGo));
}

const LIST = '/sale/orders/retail';
const rowOf = (order: number): string => `//tbody//a[.='OR26${String(order).padStart(8, '0')}']`;

export async function benchPainted(): Promise<void> {
  const bench = await startBench('painted');
  const { browser, page } = await openSales(bench, watchPainting);
  watchRequests(page);
  const times: Record<string, number[]> = { open: [], page: [], screen: [], clicked: [] };
  const shifts: Record<string, number[]> = { list: [], detail: [], form: [] };
  const shifted = () => page.evaluate(() => window.shifted);
  const open = async (address: string) => {
    await page.goto('about:blank');
    await page.goto(`${bench.url}/#${address}`, { waitUntil: 'commit' });
  };
  try {
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      await open(`${LIST}?orders-sort=-id`);
      times.open!.push(await page.evaluate((row) => window.paintedAt(0, row), rowOf(1000)));
      await waitUntilIdle(page);
      shifts.list!.push(await shifted());
      const next = 1000 - 15 * (turn + 1);
      times.page!.push(await goTo(page, `${LIST}?orders-sort=-id&orders-page=${turn + 2}`, rowOf(next)));
      const id = `OR26${String(next).padStart(8, '0')}`;
      times.screen!.push(await goTo(page, `${LIST}/${id}`, `//h1[contains(., '${id}')]`));
      await page.goBack();
      const before = `OR26${String(next - 1).padStart(8, '0')}`;
      await page.locator(`xpath=${rowOf(next - 1)}`).waitFor();
      await waitUntilIdle(page);
      times.clicked!.push(await clickTo(page, `xpath=${rowOf(next - 1)}`, `//h1[contains(., '${before}')]`));
      for (const [name, address] of [
        ['detail', `${LIST}/${id}`],
        ['form', `${LIST}/new`],
      ] as const) {
        await open(address);
        await page.locator('h1').waitFor();
        await waitUntilIdle(page);
        shifts[name]!.push(await shifted());
      }
    }
    const ms = (name: string) => round(median(times[name]!.slice(WARMING)), 0);
    say('painted, warm', {
      'open the list, ms': ms('open'),
      'next page, ms': ms('page'),
      'a document by its address, ms': ms('screen'),
      'a document from its list, after the click, ms': ms('clicked'),
    });
    say('layout shift, worst', {
      list: round(Math.max(...shifts.list!), 4),
      detail: round(Math.max(...shifts.detail!), 4),
      form: round(Math.max(...shifts.form!), 4),
    });
  } finally {
    await browser.close();
    await bench.stop();
  }
}
