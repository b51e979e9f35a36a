// Goods banned in transit, on screen: they are not bought, billed or shipped.
import { documentNumber } from '../../contract/document-number.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  approve,
  bill,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  paidOrder,
} from '../../server/seed/demo/steps.ts';
import { boxOf } from '../main-job/boxes.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { act, field } = vi.common;
const { ban } = vi.product.product;
const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const refusal = (product: string) =>
  vi.order.order_item.errors.product_banned.replace('{{products}}', product);

test('a product banned from export is not bought for the order that waits for it', async ({ browser }) => {
  const crew = await apiCrew();
  const { order, product } = await paidOrder(crew);
  const supplier_id = await makeSupplier(crew);
  await crew.purchase('PUT', `products/${product}/supplier`, { supplier_id, price: '800' });
  await crew.purchase('PUT', `products/${product}`, { banned_export: true });
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  await page.goto(url(`/purchase/list-to-buy?to-buy-order_id=${order.id}`));
  const row = page.getByRole('row').filter({ hasText: product });
  await expect(row).toContainText(ban.banned_export);
  await row.getByRole('checkbox').check();
  await buyer.open(/^Mua 1 /);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(ban.banned_export);
  await expect(dialog).toContainText(refusal(product)); // Shown before any request is sent.

  const { id } = await crew.purchase('POST', 'purchases', {
    ...{ supplier_id, currency_id: 'JPY' },
    items: [{ product_id: product, price: '800', quantity: '1' }],
  });
  await page.goto(url(`/purchase/purchases/${id}`));
  await expect(page.getByRole('row').filter({ hasText: product })).toContainText(ban.banned_export);
  const sale = await Person.signIn(browser, 'sale');
  await sale.page.goto(url(`/sale/orders/retail/${order.id}`));
  await expect(sale.page.getByRole('row').filter({ hasText: product })).toContainText(ban.banned_export);
});

test('a line of a new order warns of a ban by its shipment method before it is saved', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const product = await makeProduct(crew);
  await crew.purchase('PUT', `products/${product}`, { banned_sea: true });
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  await page.goto(url('/sale/orders/retail/new'));
  await sale.pick(field.product, product);
  await expect(page.getByRole('note')).toHaveText(`${ban.banned_sea} – ${refusal(product)}`);
  await sale.choose(field.shipment_method, vi.common.method.air);
  await expect(page.getByRole('note')).toHaveText(ban.banned_sea);
});

test('boxes with goods banned by their bill’s method are refused, and their container is not cut off', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const customer = (await makeCustomer(crew, { name: `Khách cấm ${Date.now().toString(36)}` })).id;
  const lines = [{ product_id: await makeProduct(crew), price: '1000', quantity: '1' }];
  const order = await approve(crew, (await makeOrder(crew, customer, lines)).id);
  const product = await makeProduct(crew);
  const box = await crew.warehouse('POST', 'boxes', boxOf(product));
  await crew.warehouse('POST', 'owning-boxes', { box_id: box.id, order_id: order.id, quantity: 2 });
  const { id } = await bill(crew, customer, order, box, 1);
  const container = await crew.warehouse('POST', 'containers', {
    ...{ name: `CT ${product}`, shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 },
  });
  const attached = { lading_bill_ids: [id] };
  await crew.warehouse('POST', `containers/${container.id}/attach-lading-bills`, attached);
  await crew.purchase('PUT', `products/${product}`, { banned_sea: true });

  const packer = await Person.signIn(browser, 'warehouse');
  const { page } = packer;
  await page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${id}`));
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row(order.id)).toContainText(ban.banned_sea);
  await packer.open(act.add_boxes);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: order.id })).toContainText(ban.banned_sea);
  await dialog.getByRole('button', { name: act.add, exact: true }).click();
  await expect(dialog).toContainText(refusal(product));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goto(url(`/warehouse/outbound/transfer-order?container_id=${container.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(container.name);
  const waits = vi.warehouse.container.errors.goods_banned.replace(' {{boxes}}', '');
  await expect(page.getByText(waits).first()).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: documentNumber('box', box.id) })
      .first(),
  ).toContainText(ban.banned_sea);
  await page.goto(url(`/warehouse/internal/boxes/management?box_id=${box.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentNumber('box', box.id));
  await expect(row(ban.banned_sea)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: field.bans })).toBeVisible();
});
