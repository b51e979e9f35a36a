// Further parts of an order's page on screen: parcels with states, distributed goods and boxes, the preview
// of a cancellation, and the deletion of a draft.
import { documentNumber } from '../../contract/document-number.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  approve,
  buy,
  deposit,
  makeCustomer,
  makeOrder,
  makeProduct,
  pack,
  paidOrder,
  receive,
} from '../../server/seed/demo/steps.ts';
import { inDays } from '../main-job/money.ts';
import { seriousViolations } from './accessibility.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const { act, field, action } = vi.common;
const { order: words, tracking } = vi.order;
const at = (id: string, tab = '') =>
  `${process.env.HAKOBU_URL}/#/sale/orders/retail/${id}${tab && `?tab=${tab}`}`;

test('an order shows opened parcels, distributed goods, and the storage days of its boxes', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { order } = await paidOrder(crew);
  const bought = await buy(crew, order);
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(at(order.id));
  await waitUntilIdle(page);
  const parcels = page.locator('dd').filter({ hasText: bought.tracking.replaceAll('-', '') });
  await expect(parcels).toContainText(tracking.state.false);
  const { sfa } = await receive(crew, bought);
  const { box } = await pack(crew, sfa, order, 2, false);
  await page.goto(at(order.id, 'goods'));
  await expect(parcels).toContainText(tracking.state.true);
  const given = page.getByRole('row').filter({ hasText: order.items[0].product_name }).last();
  await expect(
    given.getByRole('link', { name: documentNumber('purchase', bought.purchase.id), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: vi.warehouse.box.field.storage_days })).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: documentNumber('box', box.id) })
      .last(),
  ).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});

test('a part of a line is cancelled after a preview of its cost', async ({ browser }) => {
  const crew = await apiCrew();
  const { order, product } = await paidOrder(crew);
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  await page.goto(at(order.id));
  await waitUntilIdle(page);
  const dialog = page.getByRole('dialog');
  const line = page.getByRole('row').filter({ hasText: product });
  await line.getByRole('button', { name: `${act.edit} ${order.items[0].product_name}`, exact: true }).click();
  await sale.fill(words.log.cancelled_quantity, '1');
  await expect(dialog).toContainText('3.300 ¥ → 2.200 ¥');
  await expect(dialog.locator('.facts', { hasText: words.act.refund })).toContainText('1.100 ¥');
  await sale.fill(words.log.cancelled_quantity, '4');
  await expect(dialog).toContainText(vi.order.shared.errors.quantity_in_use.replace('{{used}}', '0'));
  await sale.fill(words.log.cancelled_quantity, '1');
  await sale.finish(act.save);
  await expect(page.locator('.money-summary')).toContainText('2.200 ¥');
});

test('an unpurchased line is removed in place; the last one stays', async ({ browser }) => {
  const crew = await apiCrew();
  const { id: customer } = await makeCustomer(crew);
  const line = async (price: string) => ({ product_id: await makeProduct(crew), price, quantity: '1' });
  const order = await makeOrder(crew, customer, [await line('3000'), await line('900')]);
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  await page.goto(at(order.id));
  await waitUntilIdle(page);
  const [kept, gone] = order.items;
  const remove = page.getByRole('button', { name: `${act.delete} ${gone.product_name}`, exact: true });
  await remove.last().click();
  await admin.confirm();
  const row = (product: string) => page.getByRole('row').filter({ hasText: product });
  await expect(row(gone.product_id)).toHaveCount(0);
  await expect(row(kept.product_id)).toHaveCount(1);
  await expect(page.locator('.money-summary')).toContainText('3.000 ¥');
  await expect(remove).toHaveCount(0);
});

test('an unused draft is deleted in place', async ({ browser }) => {
  const crew = await apiCrew();
  const { id: customer } = await makeCustomer(crew);
  const items = [{ product_id: await makeProduct(crew), price: '900', quantity: '1' }];
  const order = await makeOrder(crew, customer, items);
  const admin = await Person.signIn(browser, 'admin');
  await admin.page.goto(at(order.id));
  await admin.press(action.delete);
  await admin.confirm();
  await expect(admin.page.getByRole('heading', { level: 1, name: words.title.retail })).toBeVisible();
  const kept = await makeOrder(crew, customer, items);
  await approve(crew, kept.id);
  await admin.page.goto(at(kept.id));
  await waitUntilIdle(admin.page);
  await expect(admin.page.getByRole('button', { name: words.act.cancel })).toBeVisible();
  await expect(admin.page.getByRole('button', { name: action.delete, exact: true })).toHaveCount(0);
});

test('limit and due day of a credit are changed on the order', async ({ browser }) => {
  const crew = await apiCrew();
  const { id: customer } = await makeCustomer(crew);
  await deposit(crew, customer, '1000', 'JPY');
  const items = [{ product_id: await makeProduct(crew), price: '3000', quantity: '1' }];
  const order = await makeOrder(crew, customer, items);
  await approve(crew, order.id);
  const { data: wallets } = await crew.accounting(
    'GET',
    `wallet/users?filter[walletable_id]=${customer}&filter[currency_id]=JPY`,
  );
  const credit = await crew.accounting('POST', 'credit-orders', {
    ...{ order_id: order.id, type: 'payment_order', wallet_id: wallets[0].id, amount: '3000' },
    payment_due_date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  });
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await page.goto(at(order.id));
  await waitUntilIdle(page);
  await accounting.open(`${act.edit} ${documentNumber('credit_order', credit.id)}`);
  await accounting.fill(field.amount, '5000');
  await accounting.finish(act.save);
  await expect(page.getByRole('row').filter({ hasText: '5.000 ¥' })).toBeVisible();
});

test('the unsettled amount of an order is recorded as receivable, after the remaining limit is shown', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { id: customer } = await makeCustomer(crew);
  const items = [{ product_id: await makeProduct(crew), price: '3000', quantity: '1' }];
  const order = await makeOrder(crew, customer, items, { service_fee: '50000' });
  await approve(crew, order.id);
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await page.goto(at(order.id));
  await waitUntilIdle(page);
  await accounting.open(action.debit);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveCount(2); // No limit in either currency.
  await accounting.fillDay(vi.accounting.statistic.field.payment_due_date, inDays(9));
  await accounting.finish(`${action.debit} 3.000 ¥ + 50.000 ₫`);
  await accounting.sees(words.status.CompletedPurchaseCostDebit);
  await expect(page.getByRole('button', { name: action.debit, exact: true })).toHaveCount(0);
  await expect(page.locator('.money-summary')).toContainText(field.outstanding);
});

test('a log longer than one page can be read to its beginning', async ({ browser }) => {
  const crew = await apiCrew();
  const { id: customer } = await makeCustomer(crew);
  const items = [{ product_id: await makeProduct(crew), price: '1000', quantity: '1' }];
  const { id } = await makeOrder(crew, customer, items);
  const note = (said: string) =>
    crew.sale('POST', 'logs', { logable_type: 'order', logable_id: id, content: { write: said } });
  await note('đầu tiên');
  await Promise.all(Array.from({ length: 205 }, () => note('về sau')));
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(at(id, 'log'));
  const more = page.getByRole('button', { name: act.load_more, exact: true });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await waitUntilIdle(page);
    await expect(more).toHaveCount(0, { timeout: 100 });
  }).toPass({ intervals: [50] });
  await expect(page.getByText('đầu tiên')).toBeVisible();
  await expect(page.getByText('về sau')).toHaveCount(205);
});
