// Time until the order list is rendered, with a warm browser cache.
import { openSales } from './browser.ts';
import { median, round, say, startBench } from './support.ts';

const ROUNDS = 15;

/** Runs in the page: records, from the start of the navigation, when rows of a list were painted. */
function watchRows(): void {
  const look = () => {
    if (document.querySelector('tbody tr.opens') === null) return void requestAnimationFrame(look);
    requestAnimationFrame(() => Object.assign(window, { rowsVisible: performance.now() }));
  };
  look();
}

export async function benchFirstLoad(): Promise<void> {
  const bench = await startBench('first-load');
  const { browser, page } = await openSales(bench, watchRows);
  try {
    const times: number[] = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      await page.goto('about:blank');
      await page.goto(`${bench.url}/#/sale/orders/retail`, { waitUntil: 'commit' });
      await page.waitForFunction(() => 'rowsVisible' in window);
      times.push(await page.evaluate(() => (window as unknown as { rowsVisible: number }).rowsVisible));
    }
    say('rows of the order list visible, warm cache', { 'median ms': round(median(times.slice(3)), 0) });
  } finally {
    await browser.close();
    await bench.stop();
  }
}
