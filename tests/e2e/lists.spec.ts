// What every list shares: exports, saved columns and density, ranges, the closer look.
import { randomUUID } from 'node:crypto';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { addFilter } from './filter.ts';
import { exportList, openView } from './list-export.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { rowsOf, write } from './write.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;

test('hidden columns stay hidden, in the list and in its export', async ({ browser }) => {
  const { page } = await Person.newcomer(browser, 'sale');
  await page.goto(url('/admin/goods/products'));
  const head = page.getByRole('columnheader', { name: vi.product.product.field.brand });
  await expect(head).toBeVisible();
  await openView(page);
  await page.getByRole('checkbox', { name: vi.product.product.field.brand }).click();
  await page.getByRole('switch', { name: vi.common.list.view.dense }).click();
  await expect(head).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await waitUntilIdle(page);
  await expect(page.getByRole('columnheader', { name: vi.common.field.name, exact: true })).toBeVisible();
  await expect(head).toHaveCount(0);
  const [titles] = await exportList(page);
  expect(titles).not.toContain(vi.product.product.field.brand);
});

test('figures are filtered from, to, and between', async ({ browser }) => {
  const person = await Person.signIn(browser, 'admin');
  const { page } = person;
  const rows = page.locator('table.list tbody tr');
  await page.goto(url('/admin/ecommerce/affiliate-product'));
  await expect(rows).toHaveCount(1); // it costs 7,990
  await addFilter(page, vi.common.field.price);
  const [from, to] = [
    page.getByLabel(vi.common.field.range_from, { exact: true }),
    page.getByLabel(vi.common.field.range_to, { exact: true }),
  ];
  await from.fill('7000');
  await expect(page).toHaveURL(/price-from=7000/);
  await expect(rows).toHaveCount(1);
  await to.fill('7500');
  await expect(rows).toHaveCount(0);
  await from.fill('');
  await to.fill('8000');
  await expect(rows).toHaveCount(1);
});

test('days are filtered by clicking', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url('/sale/orders/retail'));
  await waitUntilIdle(page);
  await addFilter(page, vi.common.field.created_at);
  await page.getByLabel(vi.common.field.range_from, { exact: true }).click();
  await page.locator('table button:not([data-outside])').filter({ hasText: /^15$/ }).last().click();
  await expect(page).toHaveURL(/created_at-from=\d{4}-\d{2}-15/);
});

test('moments are filtered from the start of a day to the end of one, by clicking', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await page.goto(url('/notifications'));
  await waitUntilIdle(page);
  await addFilter(page, vi.common.field.created_at);
  for (const [label, param, time] of [
    [vi.common.field.range_from, 'from', '00:00:00'],
    [vi.common.field.range_to, 'to', '23:59:59'],
  ] as const) {
    const side = page.getByLabel(label, { exact: true });
    expect((await side.boundingBox())!.width).toBeGreaterThan(150);
    await side.click();
    await page.locator('table button:not([data-outside])').filter({ hasText: /^15$/ }).last().click();
    await expect(page).toHaveURL(
      new RegExp(`created_at-${param}=\\d{4}-\\d{2}-15(\\+|%20)${time.replaceAll(':', '(:|%3A)')}`),
    );
    await expect(side).toHaveValue(new RegExp(`^15-\\d{2}-\\d{4} ${time}$`));
  }
});

test('users without the export right see no export button', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'customer');
  await waitUntilIdle(page);
  await openView(page);
  await expect(page.getByText(vi.common.list.view.columns)).toBeVisible();
  await expect(page.getByRole('button', { name: 'CSV' })).toHaveCount(0);
});

test('rows are links that can open in a new tab', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await page.goto(url('/sale/orders/retail'));
  await page.reload(); // it may have been read before
  await waitUntilIdle(page);
  const row = page.locator('tbody tr.opens').first();
  const address = (await row.locator('a').first().getAttribute('href'))!;
  expect(address).toMatch(/^#\/sale\/orders\/retail\/OR\d+$/);
  const ways: Parameters<typeof row.click>[0][] = [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }];
  for (const options of ways) {
    const opened = page.context().waitForEvent('page');
    await row.locator('td').nth(3).click(options);
    await expect(await opened).toHaveURL(new RegExp(`${address}$`));
  }
  await expect(page).toHaveURL(/#\/sale\/orders\/retail$/);
  await row.locator('td').nth(3).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('a document opens in the place of its list, and Esc leads back to it', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(url('/warehouse/internal/lading-bills?bills-sort=name'));
  const link = page.locator('tbody tr.opens a').first();
  await expect(link).toHaveAttribute('href', /\?bills-sort=name&lading_bill_id=\d+$/);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bills-sort=name&lading_bill_id=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^LB\d+$/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?bills-sort=name$/);
  await expect(page.getByRole('heading', { level: 1, name: vi.warehouse.lading_bill.plural })).toBeVisible();
});

test('filters are shown as chips, accept several values and are edited in place', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  const rows = page.locator('table.list tbody tr');
  const search = page.getByRole('search');
  const { status, shipment_method: method } = vi.common.field;
  // an old link may name a page that there is no more
  await page.goto(url('/sale/orders/retail?orders-page=99'));
  await expect(page).toHaveURL(/orders-page=[2-9]$/);
  await expect(page.getByText(/^\d+–(\d+) \/ \1$/)).toBeVisible();

  // one's own orders, which nobody else changes meanwhile
  const { page: admin } = await Person.signIn(browser, 'admin');
  const who = { name: `Khách ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@example.test` };
  const { id: customer_id } = await write(page, 'POST', 'customers', who);
  const [product] = await rowsOf<{ id: string }>(page, 'products?per_page=1');
  const order = () =>
    write(page, 'POST', 'order/retails', {
      ...{ customer_id, shipment_method_id: 'sea' },
      items: [{ product_id: product!.id, price: '1000', quantity: '1' }],
    });
  await order();
  await write(admin, 'PUT', `orders/${(await order()).id}/approve`, {});
  await page.goto(url(`/sale/orders/retail?orders-customer_id=${customer_id}`));
  await expect(rows).toHaveCount(2);

  // by keys alone: the menu, its first filter, two states
  await search.getByRole('button', { name: vi.common.list.filter.show, exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: status })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: status })).toBeFocused();
  await expect(page.getByRole('option', { name: vi.common.list.filter.all, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.type('cho duy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orders-status_id=NotYetApprove$/);
  await page.getByRole('combobox', { name: status }).fill('');
  await page.getByRole('option', { name: vi.order.order.status.CompletedApprove, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const chip = search.getByRole('button', { name: `${status}: 2`, exact: true });
  await expect(chip).toBeFocused();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);

  // taken back where it stands; a filter that was added and not used goes again
  await chip.click();
  await page.getByRole('option', { name: vi.order.order.status.CompletedApprove, exact: true }).click();
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Escape');
  await addFilter(page, method);
  await page.keyboard.press('Escape');
  await expect(search.getByRole('button', { name: method })).toHaveCount(0);
  await search
    .getByRole('button', { name: vi.common.list.filter.remove.replace('{{name}}', status), exact: true })
    .click();
  await expect(rows).toHaveCount(2);
});

test('page size, column order and column widths are saved per user', async ({ browser }) => {
  const { page } = await Person.newcomer(browser, 'sale');
  await page.setViewportSize({ width: 1900, height: 900 }); // all heads are in sight while one is dragged
  const heads = page.locator('table.list thead th');
  const { created_at: made, customer } = vi.common.field;
  await page.goto(url('/sale/orders/retail'));
  await page.getByLabel(vi.common.list.rows.title).selectOption('100');
  await expect(page.getByText(/^1–(\d+) \/ \1$/)).toBeVisible();
  const all = await page.locator('table.list tbody tr').count();
  expect(all).toBeGreaterThan(15);
  await page.getByLabel(vi.common.list.sort.title).selectOption({ label: vi.common.list.sort.oldest });
  await expect(page).toHaveURL(/orders-sort=created_at$/);
  await waitUntilIdle(page); // rows that come make columns wider, and the heads go elsewhere
  await heads.filter({ hasText: made }).dragTo(heads.filter({ hasText: customer }));
  await expect(heads.nth(2)).toHaveText(made);
  await openView(page);
  const wider = page.getByRole('button', { name: vi.common.list.view.wider.replace('{{name}}', made) });
  for (let times = 0; times < 4; times += 1) await wider.press('Enter');
  await page
    .getByRole('button', { name: vi.common.list.view.later.replace('{{name}}', made) })
    .press('Enter');
  // Esc closes it wherever the focus is
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: vi.common.list.view.title })).toBeFocused();
  await page.reload();
  // orders that other tests make meanwhile come on top
  await expect.poll(() => page.locator('table.list tbody tr').count()).toBeGreaterThanOrEqual(all);
  await expect(heads.nth(3)).toHaveText(made);
  expect((await heads.nth(3).boundingBox())!.width).toBeCloseTo(216, 0);
  const handle = (await heads.nth(3).locator('.width-handle').boundingBox())!;
  await page.mouse.move(handle.x + 3, handle.y + 5);
  await page.mouse.down();
  await page.mouse.move(handle.x + 53, handle.y + 5, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await heads.nth(3).boundingBox())!.width)).toBe(266);
});

test('row text can be selected, headers and first column are sticky, and a thousand rows are virtualized', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'sale');
  let read: Promise<{ data: object[] }> | undefined; // once: what others make meanwhile moves no rows
  await page.route(/\/api\/order\/retails\?/, async (route) => {
    const answer = await (read ??= route.fetch().then((reply) => reply.json()));
    const data = Array.from({ length: 1000 }, (_, index) => ({
      ...answer.data[index % answer.data.length],
      id: `OR${index}`,
    }));
    await route.fulfill({ json: { ...answer, data } });
  });
  await page.goto(url('/sale/orders/retail'));
  await page.reload(); // it may have been read before
  await waitUntilIdle(page);
  // the first rows stand for all until what draws them where one looks has come: then they are others
  await expect(page.locator('table.list tbody tr[aria-hidden]').last()).toBeAttached();
  const row = page.locator('table.list tbody tr.opens').nth(2);
  const made = row
    .locator('td')
    .filter({ hasText: /\d{2}-\d{2}-\d{4}/ })
    .first();
  await made.hover(); // it stands where it stays
  const name = (await made.boundingBox())!;
  await page.mouse.move(name.x + 8, name.y + name.height / 2);
  await page.mouse.down();
  await page.mouse.move(name.x + 80, name.y + name.height / 2, { steps: 5 });
  await page.mouse.up();
  expect((await page.evaluate(() => getSelection()!.toString())).length).toBeGreaterThan(3);
  await expect(page).toHaveURL(/#\/sale\/orders\/retail$/);

  await expect.poll(() => page.locator('table.list tbody tr').count()).toBeLessThan(120);
  const frame = page.locator('.list-frame');
  await expect.poll(() => frame.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(20_000);
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.getByRole('link', { name: 'OR999', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'OR0', exact: true })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: vi.common.field.customer })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await frame.evaluate((element) => element.scrollTo(400, element.scrollHeight));
  await expect(page.getByRole('link', { name: 'OR999', exact: true })).toBeInViewport();
});
