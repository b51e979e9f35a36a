import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeCustomer, makeSupplier, paidOrder, TODAY, unique } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { act, field } = vi.common;

test('a purchase is written from its supplier on: until one is chosen, its lines wait', async ({
  browser,
}) => {
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases/new`);
  const first = page.getByText(vi.order.purchase.message.supplier_first);
  const product = page.getByRole('combobox', { name: field.product });
  await expect(first).toBeVisible();
  await expect(product).toBeDisabled();
  await buyer.pick(field.supplier, 'a');
  await expect(first).toHaveCount(0);
  await expect(product).toBeEnabled();
  await expect(page.getByRole('button', { name: act.add_product })).toBeVisible();
});

test('a purchase shows its orders and costs; its parcel is detached, and a line runs out of stock', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { order } = await paidOrder(crew);
  const [line] = order.items;
  const { id } = await crew.purchase('POST', 'purchases', {
    supplier_id: await makeSupplier(crew),
    currency_id: 'JPY',
    items: [
      {
        ...{ product_id: line.product_id, price: '900', quantity: '3', tax_percent: '10' },
        order_items: [{ order_item_id: line.id, quantity: '3' }],
      },
    ],
  });
  await crew.purchase('POST', 'purchases/ordered', { ids: [id] });
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  const { purchase, tracking } = vi.order;
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases/${id}`);
  await expect(page.locator('.facts').getByRole('link', { name: order.id })).toBeVisible();
  await expect(page.locator('.facts', { hasText: purchase.field.sub_total })).toContainText('2.700 ¥');

  await buyer.open(purchase.act.edit);
  await buyer.fill(field.additional_cost, '500');
  await buyer.fill(field.note, 'Gọi trước khi lấy');
  await buyer.finish(act.save);
  await expect(page.locator('.facts', { hasText: field.note })).toContainText('Gọi trước khi lấy');
  await expect(page.locator('.money-summary')).toContainText('3.470 ¥');

  const code = `E2E${unique()}`;
  await buyer.open(vi.common.action.attach_tracking);
  await page.getByRole('dialog').getByRole('textbox').fill(code);
  await buyer.finish(vi.common.action.attach_tracking);
  await expect(page.getByRole('row', { name: code })).toContainText(tracking.state.false);
  await buyer.press(`${purchase.act.detach_tracking} ${code}`);
  await expect(page.getByRole('row', { name: code })).toHaveCount(0);

  await page.getByRole('button', { name: new RegExp(`^${purchase.act.out_of_stock} `) }).click();
  await buyer.confirm();
  await expect(page.locator('.money-summary')).toContainText('500 ¥');
  await expect(page.getByText(purchase.status.OutOfStock).first()).toBeVisible();

  await page.getByRole('tab', { name: vi.common.section.log }).click();
  await buyer.fill(field.note, 'Cửa hàng hết hàng');
  await buyer.press(act.add_note);
  await buyer.sees('Cửa hàng hết hàng');
});

test('goods are bought for chosen orders from the cheapest supplier, and distributed on receipt', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { order, product } = await paidOrder(crew);
  const supplier_id = await makeSupplier(crew);
  await crew.purchase('PUT', `products/${product}/supplier`, {
    supplier_id,
    price: '800',
    quantity_items: 12,
  });
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  const { purchase, order_distribution: words } = vi.order;
  const at = (path: string) => page.goto(`${process.env.HAKOBU_URL}/#${path}`);

  await at(`/purchase/list-to-buy?to-buy-order_id=${order.id}`);
  const row = page.getByRole('row').filter({ hasText: product });
  await row.getByRole('checkbox').check();
  await buyer.open(/^Mua 1 /);
  await page.getByLabel(`${field.quantity} ${product} ${order.id}`).fill('2');
  await expect(page.getByRole('dialog')).toContainText('1.760 ¥');
  await page.getByText(purchase.act.compare_prices.replace('{{count}}', '1')).click();
  await expect(page.getByRole('row').filter({ hasText: '800 ¥' }).first()).toBeVisible();
  await buyer.finish(/^Mua 1 /);

  const { data } = await crew.purchase('GET', `purchases?filter[order_id]=${order.id}&include=items`);
  const [line] = data[0].items;
  const tracking_code = `E2E${unique()}`;
  const { id: sfa_id } = await crew.warehouse('POST', 'sfas', {
    ...{ tracking_code, quantity: 1, arrival_date: TODAY },
  });
  const items = [{ purchase_item_id: line.id, quantity: '2' }];
  await crew.warehouse('POST', 'sfa-receipts', { sfa_id, packages: 1, items });
  await at(`/purchase/available-for-distribution/${line.id}`);
  await buyer.press(words.act.distribute);
  const given = page.getByRole('row').filter({ has: page.locator('[data-acts]') });
  await expect(given).toContainText(order.id);
  await given.getByRole('button', { name: `${act.edit} ${order.id}` }).click();
  await buyer.fill(field.quantity, '1');
  await buyer.finish(act.save);
  await expect(page.getByLabel(`${field.quantity} ${order.id}`)).toBeVisible();
  await given.getByRole('button', { name: `${act.remove} ${order.id}` }).click();
  await buyer.confirm();
  await expect(given).toHaveCount(0);
});

test('a tracking is given a code, belongs to a purchase that is chosen, is mended and deleted', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { order } = await paidOrder(crew);
  const name = `Rakuten ${unique()}`;
  const supplier_id = await makeSupplier(crew, name);
  const [line] = order.items;
  const { id } = await crew.purchase('POST', 'purchases', {
    supplier_id,
    currency_id: 'JPY',
    items: [{ product_id: line.product_id, price: '900', quantity: '3' }],
  });
  await crew.purchase('POST', 'purchases/ordered', { ids: [id] });
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  const { tracking } = vi.order;
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/tracking`);
  await admin.open(act.create);
  await admin.finish(act.save);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^HKB\d{8}$/);
  await expect(page.getByText(tracking.message.nothing)).toBeVisible();

  await admin.open(tracking.act.attach);
  await page.getByRole('dialog').getByRole('search').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('row').filter({ hasText: name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(field.purchase);

  const code = `MEND${unique()}`;
  await admin.open(tracking.act.edit);
  await admin.fill(field.tracking, code);
  await admin.finish(act.save);
  await expect(title).toHaveText(code);

  await crew.purchase('PUT', `purchases/${id}/detach-tracking`, { tracking_id: code });
  await page.reload();
  await page.getByRole('button', { name: `${act.delete} ${code}` }).click();
  await admin.confirm();
  await expect(title).toHaveText(tracking.plural);
});

test('a parcel is attached to a shipment order that is chosen from a table with filters', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const name = `Khách gửi ${unique()}`;
  const { id: customer_id } = await makeCustomer(crew, { name });
  const order = await crew.sale('POST', 'order/shipments', {
    ...{
      customer_id,
      shipment_method_id: 'air',
      trackings: [{ code: `OTHER${unique()}` }],
      service_fee: '0',
    },
  });
  const { id } = await crew.purchase('POST', 'order/trackings', { code: `PARCEL${unique()}` });
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  const { tracking } = vi.order;
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/tracking?tracking_id=${id}`);
  await admin.open(tracking.act.attach_to_order);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('search').getByRole('textbox').fill(order.id);
  await expect(dialog.getByRole('row')).toHaveCount(2); // the heads, and what was found
  await dialog.getByRole('row').filter({ hasText: name }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: order.id })).toContainText(name);
});
