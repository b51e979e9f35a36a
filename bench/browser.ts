import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../tests/support/find-chromium.ts';
import type { Bench } from './support.ts';

/** A browser with a salesperson signed in, over a thousand orders. */
export async function openSales(
  bench: Bench,
  watching: () => void,
): Promise<{ browser: Browser; page: Page }> {
  await bench.pool.query(
    `insert into orders (id, organization_id, type_id, customer_id, sale_id, status_id)
      select 'OR26' || lpad(n::text, 8, '0'), 1, 'retail', (select id from users
      where role_id = 'customer'), 2, 'NotYetApprove' from generate_series(1, 1000) n`,
  );
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watching);
  const page = await context.newPage();
  await page.goto(`${bench.url}/#/login`);
  await page.locator('input[type=email]').fill('sale@hakobu.test');
  await page.locator('input[type=password]').fill('hakobu-demo');
  await page.locator('button[type=submit]').click();
  await page.locator('nav').first().waitFor();
  return { browser, page };
}
