// Compensations on screen: a box of a bill is damaged, the customer is paid in two parts, and the order
// shows it; then the cost and profit of a container.
import { documentNumber } from '../../contract/document-number.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  buy,
  makeProduct,
  makeSupplier,
  paidOrder,
  payment,
  receive,
  TODAY,
} from '../../server/seed/demo/steps.ts';
import { billedOrder } from './billed-order.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const { compensation, container_cost: cost } = vi.warehouse;
const { field, act } = vi.common;

test('a damaged box is compensated in two parts', async ({ browser }) => {
  const made = await billedOrder(await apiCrew(), `Khách ướt ${Date.now().toString(36)}`);
  const [warehouse, accounting] = await Promise.all([
    Person.signIn(browser, 'warehouse'),
    Person.signIn(browser, 'accounting'),
  ]);

  await test.step('the warehouse says which box, how much and why', async () => {
    await warehouse.page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${made.bill}`));
    await warehouse.open(compensation.act.new);
    await warehouse.page
      .getByRole('dialog')
      .getByLabel(documentNumber('box', made.box), { exact: true })
      .check();
    const damaged = warehouse.page.getByLabel(
      `${compensation.field.damaged} ${documentNumber('box', made.box)}`,
    );
    await expect(damaged).toHaveValue('1');
    await warehouse.fill(field.amount, '900000');
    await warehouse.fill(field.note, 'Thùng ẩm');
    await warehouse.finish(compensation.act.new);
    const row = warehouse.page.getByRole('row').filter({ hasText: 'Thùng ẩm' });
    await expect(row).toContainText('900.000 ₫');
    await expect(row).toContainText(`${documentNumber('box', made.box)} × 1`);
  });

  await test.step('and mends on the bill how much and why', async () => {
    const { page } = warehouse;
    const row = page.getByRole('row').filter({ hasText: 'Thùng ẩm' });
    await row.getByRole('button', { name: new RegExp(`^${act.edit}`) }).click();
    await warehouse.fill(`${field.amount} (VND)`, '800000');
    await warehouse.fill(field.note, 'Thùng bị ướt');
    await warehouse.finish(act.save);
    const mended = page.getByRole('row').filter({ hasText: 'Thùng bị ướt' });
    await expect(mended).toContainText('800.000 ₫');
    await expect(row).toHaveCount(0);
  });

  await test.step('accounting pays 500,000 of it from the list, and then the rest', async () => {
    await accounting.go(compensation.title.warehouse);
    const row = accounting.page.getByRole('row').filter({ hasText: made.order });
    await row.getByRole('button', { name: act.pay, exact: true }).click();
    await accounting.fill(`${field.amount} (VND)`, '500000');
    await accounting.finish(/^Thanh toán 500\.000/);
    await expect(row).toContainText(compensation.state.in_part);
    await row.getByRole('button', { name: act.pay, exact: true }).click();
    await accounting.finish(/^Thanh toán 300\.000/);
    await expect(row).toContainText(compensation.state.paid);
  });

  await test.step('the order tells it', async () => {
    await accounting.page.goto(url(`/sale/orders/retail/${made.order}`));
    const money = accounting.page.locator('.money-summary tr').filter({ hasText: compensation.name });
    await expect(money).toContainText('800.000 ₫');
    await accounting.page.getByRole('tab', { name: compensation.name }).click();
    const row = accounting.page.getByRole('row').filter({ hasText: 'Thùng bị ướt' });
    await expect(row).toContainText(compensation.state.paid);
  });
});

test('a selected parent box is damaged as a whole', async ({ browser }) => {
  const made = await billedOrder(await apiCrew(), `Khách thùng cha ${Date.now().toString(36)}`);
  const warehouse = await Person.signIn(browser, 'warehouse');
  const { page } = warehouse;
  await page.route(new RegExp(`/api/lading-bills/${made.bill}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    const bill = await response.json();
    const pivot_boxes = bill.pivot_boxes.map((line: object) => ({ ...line, is_parent_box: true }));
    await route.fulfill({ response, json: { ...bill, pivot_boxes } });
  });
  await page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${made.bill}`));
  await warehouse.open(compensation.act.new);
  await page.getByRole('dialog').getByLabel(documentNumber('box', made.box), { exact: true }).check();
  await warehouse.sees(compensation.field.whole);
  await expect(
    page.getByLabel(`${compensation.field.damaged} ${documentNumber('box', made.box)}`),
  ).toHaveCount(0);
  await warehouse.fill(field.amount, '800000');
  await warehouse.fill(field.note, 'Rơi cả kiện');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/lading-bill-compensations'));
  await warehouse.press(compensation.act.new);
  expect((await sent).postDataJSON()).toMatchObject({ boxes: [{ box_id: made.box, quantity: -1 }] });
});

test('a compensation of an order is changed and deleted, and a bill without boxes allows none', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const made = await billedOrder(crew, `Khách móp ${Date.now().toString(36)}`);
  const { customer_id } = await crew.warehouse('GET', `lading-bills/${made.bill}`);
  const empty = await crew.warehouse('POST', 'lading-bills', {
    ...{ customer_id, shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 },
  });
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  const makes = page.getByRole('button', { name: compensation.act.new, exact: true });
  await page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${empty.id}`));
  await expect(page.getByRole('heading', { name: compensation.name, exact: true })).toBeVisible();
  await expect(makes).toHaveCount(0);

  await page.goto(url(`/sale/orders/retail/${made.order}`));
  await page.getByRole('tab', { name: compensation.name }).click();
  await accounting.open(compensation.act.new);
  await accounting.fill(field.amount, '200000');
  await accounting.fill(field.note, 'Móp góc');
  await accounting.finish(compensation.act.new);
  const row = page.getByRole('row').filter({ hasText: 'Móp' });
  await expect(row).toContainText('200.000 ₫');
  await row.getByRole('button', { name: new RegExp(`^${act.edit}`) }).click();
  await accounting.fill(`${field.amount} (VND)`, '150000');
  await accounting.fill(field.note, 'Móp nhẹ');
  await accounting.finish(act.save);
  await expect(row).toContainText('150.000 ₫');
  await expect(row).toContainText('Móp nhẹ');
  await row.getByRole('button', { name: new RegExp(`^${act.delete}`) }).click();
  await accounting.confirm();
  await expect(row).toHaveCount(0);
});

test('an order with many payments shows ten vouchers, and more on request', async ({ browser }) => {
  const crew = await apiCrew();
  const { customer, order } = await paidOrder(crew);
  await crew.sale('PUT', `orders/${order.id}`, { service_fee: '60000' });
  for (let paid = 0; paid < 11; paid += 1)
    await crew.accounting('POST', ...payment('service', customer, '1000', { type: 'order', id: order.id }));
  const { page } = await Person.signIn(browser, 'accounting');
  await page.goto(url(`/sale/orders/retail/${order.id}`));
  const vouchers = page.getByRole('row').filter({ hasText: '1.000,00' });
  await expect(vouchers).toHaveCount(10);
  await page.getByRole('button', { name: act.load_more }).click();
  await expect(vouchers).toHaveCount(11);
  await waitUntilIdle(page);
  const read = page.waitForRequest((request) => request.url().includes('/api/transactions?'));
  await page.getByRole('button', { name: act.reload }).click();
  expect((await (await read).response())?.status()).toBe(200);
  const goods = page.getByRole('row').filter({ hasText: '3.300,00' });
  await expect(goods).toHaveCount(1);
  // Each currency has its colour.
  await expect(vouchers.first().locator('.status')).toHaveAttribute('style', /-red-/);
  await expect(goods.locator('.status')).toHaveAttribute('style', /-cyan-/);
});

test('a container cost is entered and paid, and its profit shown; a parcel fee is paid as well', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const made = await billedOrder(crew, `Khách cont ${Date.now().toString(36)}`);
  const bought = await buy(crew, (await paidOrder(crew)).order);
  const { sfa } = await receive(crew, bought);
  const advance = (supplier: number, amount: string, currency_id: string, fund_id: number) =>
    crew.accounting('POST', 'payment-supplier', {
      ...{ transactionable_type: 'supplier', transactionable_id: supplier, amount, currency_id },
      ...{ fund_id, voucher_date: TODAY },
    });
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await accounting.go(cost.title.list);
  await page.getByRole('link', { name: made.container }).click();
  await accounting.open(cost.act.new);
  await accounting.pick(field.supplier, made.shipper);
  await accounting.fill(field.amount, '650000');
  await accounting.finish(act.save);
  const supplier = page.getByRole('row').filter({ hasText: made.shipper });
  await expect(supplier).toContainText('650.000 ₫');
  await expect(supplier).toContainText(cost.state.open);
  await expect(page.getByRole('row').filter({ hasText: '900.000 ₫' }).first()).toContainText('250.000 ₫');
  const { data } = await crew.purchase('GET', `suppliers?filter[name]=${encodeURIComponent(made.shipper)}`);
  await advance(data[0].id, '700000', 'VND', 1);
  const { data: found } = await crew.warehouse(
    'GET',
    `containers?filter[name]=${encodeURIComponent(made.container)}`,
  );
  await crew.accounting('POST', 'container-costs', {
    ...{ container_id: found[0].id, supplier_id: data[0].id, kind: 'customs', note: 'Tờ khai' },
    ...{ currency_id: 'VND', amount: '50000' },
  });
  await page.reload();
  const customs = page.getByRole('row').filter({ hasText: 'Tờ khai' });
  await customs.getByRole('button', { name: act.pay, exact: true }).click();
  await accounting.finish(/^Thanh toán 50\.000/);
  await expect(customs).toContainText(cost.state.paid);
  const freight = supplier.filter({ hasNotText: 'Tờ khai' });
  await expect(freight).toContainText(cost.state.open);
  await freight.getByRole('button', { name: act.pay, exact: true }).click();
  await accounting.finish(/^Thanh toán 650\.000/);
  await expect(freight).toContainText(cost.state.paid);

  await advance(bought.supplier, '500', 'JPY', 2);
  await page.goto(url(`/warehouse/inbound/purchase-order?sfa_id=${sfa.id}`));
  await expect(
    page.locator('dl.facts > div').filter({ hasText: vi.common.field.shipping_fee }),
  ).toContainText('500 ¥');
  await accounting.open(act.pay);
  await accounting.finish(/^Thanh toán 500/);
  await expect(page.getByRole('button', { name: act.pay, exact: true })).toHaveCount(0);

  // The fee is paid, so the warehouse sees it as text. The supplier charged less: accounting corrects it,
  // and the difference is an advance again.
  const warehouse = await Person.signIn(browser, 'warehouse');
  await warehouse.page.goto(url(`/warehouse/inbound/purchase-order?sfa_id=${sfa.id}`));
  await warehouse.open(act.edit);
  await expect(warehouse.page.getByRole('dialog')).toContainText('500 ¥');
  await expect(warehouse.page.getByLabel(`${field.shipping_fee} (JPY)`)).toHaveCount(0);
  const { correct_shipping_fee: correct } = vi.common.action;
  await accounting.open(correct);
  await accounting.fill(`${field.shipping_fee} (JPY)`, '199');
  await accounting.fill(field.reason, 'Nhà cung cấp tính nhầm');
  await expect(page.getByRole('dialog')).toContainText('301 ¥');
  await accounting.finish(correct);
  const refund = new RegExp(`^${vi.order.order.act.refund} 301`);
  await accounting.open(refund);
  await accounting.finish(refund);
  await expect(page.getByRole('button', { name: refund })).toHaveCount(0);
});

test('a supplier’s grant for a purchase is an advance, and can be reversed', async ({ browser }) => {
  const crew = await apiCrew();
  const product_id = await makeProduct(crew);
  const { id } = await crew.purchase('POST', 'purchases', {
    ...{ supplier_id: await makeSupplier(crew), currency_id: 'JPY' },
    items: [{ product_id, price: '3000', quantity: '1' }],
  });
  await crew.purchase('PUT', `purchases/${id}/approve`);
  const { compensation_purchase: grant, compensation_purchase_refund: takeBack } =
    vi.accounting.transaction.type;
  const accounting = await Person.signIn(browser, 'accounting');
  await accounting.page.goto(url(`/purchase/purchases/${id}`));
  await accounting.open(grant);
  await accounting.fill(`${field.amount} (JPY)`, '400');
  await accounting.finish(new RegExp(`^${grant} 400`));
  await accounting.sees('400 ¥');
  await accounting.open(takeBack);
  await accounting.fill(`${field.amount} (JPY)`, '150');
  await accounting.finish(new RegExp(`^${takeBack} 150`));
  await accounting.sees('250 ¥');
  await accounting.go(compensation.title.purchase);
  const row = accounting.page.getByRole('row').filter({ hasText: '250 ¥' });
  await expect(row.first()).toBeVisible();

  const buyer = await Person.newcomer(browser, 'admin'); // List settings are stored per user.
  await buyer.page.goto(url('/purchase/purchases'));
  const bought = buyer.page.getByRole('row').filter({ hasText: '3.000 ¥' }).first();
  await expect(bought).toBeVisible();
  await expect(bought).not.toContainText('250 ¥');
  await buyer.page.getByRole('button', { name: vi.common.list.view.title }).click();
  await buyer.page.getByRole('checkbox', { name: vi.order.purchase.field.compensation }).click();
  await expect(bought).toContainText('250 ¥');
});
