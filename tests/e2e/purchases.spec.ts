import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeSupplier, paidOrder, unique } from '../../server/seed/demo/steps.ts';
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

test('a purchase tells for whom it buys and what it costs; its parcel is taken off, and its line runs out of stock', async ({
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
  await buyer.open(purchase.act.attach_tracking);
  await page.getByRole('dialog').getByRole('textbox').fill(code);
  await buyer.finish(purchase.act.attach_tracking);
  await expect(page.getByRole('row', { name: code })).toContainText(tracking.state.false);
  await buyer.press(`${purchase.act.detach_tracking} ${code}`);
  await expect(page.getByRole('row', { name: code })).toHaveCount(0);

  await page.getByRole('button', { name: new RegExp(`^${purchase.act.out_of_stock} `) }).click();
  await buyer.confirm();
  await expect(page.locator('.money-summary')).toContainText('500 ¥');
  await expect(page.getByText(purchase.status.OutOfStock).first()).toBeVisible();
});
