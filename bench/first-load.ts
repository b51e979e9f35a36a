// How soon the order list is there, in a browser that has been here before.
import { chromium } from '@playwright/test';
import { findChromium } from '../tests/support/find-chromium.ts';
import { median, round, say, startBench } from './support.ts';

const ROUNDS = 15;

/** Runs in the page: notes, from the start of the navigation, when rows of a list have been painted. */
function watchRows(): void {
  const look = () => {
    if (document.querySelector('tbody tr.opens') === null) return void requestAnimationFrame(look);
    requestAnimationFrame(() => Object.assign(window, { rowsVisible: performance.now() }));
  };
  look();
}

export async function benchFirstLoad(): Promise<void> {
  const bench = await startBench('first-load');
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await bench.pool.query(
      `insert into orders (id, organization_id, type_id, customer_id, sale_id, status_id)
        select 'OR26' || lpad(n::text, 8, '0'), 1, 'retail', (select id from users
        where role_id = 'customer'), 2, 'NotYetApprove' from generate_series(1, 1000) n`,
    );
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(watchRows);
    const page = await context.newPage();
    await page.goto(`${bench.url}/#/login`);
    await page.locator('input[type=email]').fill('sale@hakobu.test');
    await page.locator('input[type=password]').fill('hakobu-demo');
    await page.locator('button[type=submit]').click();
    await page.locator('nav').first().waitFor();
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
