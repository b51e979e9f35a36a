// Lists on a phone: each row is a card with what tells it apart, and everything is within reach of the thumb.
import type { Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeCustomer, makeOrder, makeProduct } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const PHONE = 390;
/** The fewest and most cards between the top bar and the actions at the bottom, once a list is scrolled. */
const FEWEST = 5;

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;

async function openList(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: PHONE, height: 844 });
  await page.goto(url(path));
  await page.locator('table.list tbody tr.row:not([data-waiting])').first().waitFor();
  await waitUntilIdle(page);
}

test('a list of orders is a column of cards with number, status, customer, amount, date and next step', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'sale', { width: PHONE });
  await openList(page, '/sale/orders/retail?orders-status_id=NotYetApprove');
  const cards = page.locator('table.list tbody tr.opens');
  const card = cards.first();
  for (const role of ['title', 'status', 'party', 'figure', 'date']) {
    const box = (await card.locator(`[data-card=${role}]`).boundingBox())!;
    expect(box.x, role).toBeGreaterThan(0);
    expect(box.x + box.width, role).toBeLessThanOrEqual(PHONE);
  }
  await expect(card.getByText(vi.order.order.todo.approve)).toBeVisible();
  await expect(card.getByRole('cell')).not.toHaveCount(0); // It stays a table for screen readers.
  const { height } = (await card.boundingBox())!;
  expect(844 / (height + 8), `a card is ${height} pixels high`).toBeGreaterThan(FEWEST + 2);
  await card.locator('[data-card=party]').click();
  await expect(page.getByRole('heading', { level: 1, name: /^OR/ })).toBeVisible();
});

test('no list has to be scrolled sideways on a phone', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin', { width: PHONE });
  await waitUntilIdle(page);
  const menu = await page
    .locator('nav a.nav-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(1)));
  const beyond: string[] = [];
  let lists = 0;
  for (const path of menu) {
    await page.goto(url(path));
    await waitUntilIdle(page);
    const tables = await page
      .locator(':is(.list-frame, .mantine-TableScrollContainer-scrollContainer):has(.cards)')
      .evaluateAll((frames) => frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    lists += tables.length;
    if (tables.some((pixels) => pixels > 0)) beyond.push(`${path}: ${tables.join()}`);
  }
  expect(beyond).toEqual([]);
  expect(lists).toBeGreaterThan(40);
});

test('rows are selected, sorted and previewed with the thumb', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin', { width: PHONE, touch: true });
  await openList(page, '/purchase/list-to-buy');
  await page.getByRole('checkbox', { name: vi.common.list.select.page }).tap();
  await expect(page.locator('.selection-bar')).toBeVisible();

  await openList(page, '/sale/orders/retail');
  const sort = page.getByRole('combobox', { name: vi.common.list.sort.title });
  const { width, height } = (await sort.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
  const first = page.locator('tbody tr.opens').first();
  const newest = await first.locator('.row-link').textContent();
  await sort.selectOption('created_at');
  await expect(page).toHaveURL(/orders-sort=created_at/);
  await expect(first.locator('.row-link')).not.toHaveText(newest!);
  await waitUntilIdle(page);

  const { x, y } = (await first.boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 40, y: y + 20 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.locator('.quick-view')).toBeVisible();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page).toHaveURL(/#\/sale\/orders\/retail\?/); // Letting go opens nothing.
  await expect(page.locator('.quick-view')).toBeVisible();
  await page.locator('h1').tap();
  await expect(page.locator('.quick-view')).toHaveCount(0);
});

test('the next step of a document is at the bottom of a phone', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin', { width: PHONE });
  await openList(page, '/sale/orders/retail?orders-status_id=NotYetApprove');
  await page.locator('tbody tr.opens .row-link').first().click();
  const next = page.getByRole('region', { name: vi.common.section.next }).getByRole('button').first();
  await expect(next).toBeVisible();
  await waitUntilIdle(page);
  for (const top of [0, 900]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    const box = (await next.boundingBox())!;
    expect(box.y, `scrolled to ${top}`).toBeGreaterThan(844 - 160);
    expect(box.y + box.height).toBeLessThanOrEqual(844);
  }
});

test('notices leave the next step of a document free on a phone', async ({ browser }) => {
  const crew = await apiCrew();
  const line = { product_id: await makeProduct(crew), price: '1000', quantity: '1' };
  const { id } = await makeOrder(crew, (await makeCustomer(crew)).id, [line]);
  const { page } = await Person.signIn(browser, 'admin', { width: PHONE });
  await page.goto(url(`/sale/orders/retail/${id}`));
  const next = page.getByRole('region', { name: vi.common.section.next }).getByRole('button').first();
  await next.click();
  const notice = page.getByRole('alert').filter({ hasText: vi.common.message.updated });
  await expect(notice).toBeVisible();
  await expect(next).toContainText(vi.order.order.act.pay_goods);
  const [above, bar] = await Promise.all([notice.boundingBox(), next.boundingBox()]);
  expect(above!.y + above!.height).toBeLessThanOrEqual(bar!.y);
});
