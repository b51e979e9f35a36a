import { makeCustomer, makeOrder, makeProduct, makeSupplier } from '../../server/seed/demo/steps.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const { message } = vi.order.order_item;

/** A product that costs 598 yen without tax and is offered for 598 yen with it. */
async function soldAtCost(): Promise<string> {
  const crew = await apiCrew();
  const product = await makeProduct(crew, { price: '598', tax_percent: '8' });
  await crew.purchase('POST', 'purchases', {
    ...{ supplier_id: await makeSupplier(crew), currency_id: 'JPY' },
    items: [{ product_id: product, price: '598', quantity: '1', tax_percent: '8' }],
  });
  return product;
}

test('an order line proposes the tax of its product, and says below cost to those who may see it', async ({
  browser,
}) => {
  const product = await soldAtCost();
  const admin = await Person.signIn(browser, 'admin');
  await admin.page.goto(url('/sale/orders/retail/new'));
  await admin.pick(vi.common.field.product, product);
  const line = admin.page.locator('tr[data-line]').first();
  await expect(line.getByLabel(vi.order.order.field.tax_percent, { exact: true })).toHaveValue('8');
  const warning = message.below_cost.replace('{{cost}}', '646 ¥').replace('{{margin}}', '-48 ¥');
  await expect(line).toContainText(warning);
  await admin.sees(message.lines_below_cost.replace('{{count}}', '1'));
  await line.getByLabel(vi.common.field.price, { exact: true }).fill('700');
  await expect(line).not.toContainText('646 ¥');
  await expect(admin.page.locator('.lines-total')).toContainText(
    `${vi.order.order_distribution.field.margin}: 54 ¥`,
  );

  const sale = await Person.signIn(browser, 'sale');
  await sale.page.goto(url('/sale/orders/retail/new'));
  await sale.pick(vi.common.field.product, product);
  const own = sale.page.locator('tr[data-line]').first();
  await expect(own.getByLabel(vi.order.order.field.tax_percent, { exact: true })).toHaveValue('8');
  await expect(own).toContainText(message.is_below_cost);
  await expect(own).not.toContainText('646 ¥');
  await sale.sees(message.lines_below_cost.replace('{{count}}', '1'));
  await own.getByLabel(vi.common.field.price, { exact: true }).fill('700');
  await expect(own).not.toContainText(message.is_below_cost);
});

test('approving an order with a line below cost asks first', async ({ browser }) => {
  const product = await soldAtCost();
  const crew = await apiCrew();
  const { id: customer } = await makeCustomer(crew);
  const { id } = await makeOrder(crew, customer, [
    { product_id: product, price: '554', quantity: '1', tax_percent: '8' },
  ]);
  const sale = await Person.signIn(browser, 'sale');
  await sale.page.goto(url(`/sale/orders/retail/${id}`));
  await expect(sale.page.getByRole('note')).toHaveText(message.is_below_cost);
  await sale.press(vi.common.action.approve);
  const dialog = sale.page.getByRole('dialog');
  await expect(dialog).toContainText(message.approve_below_cost.split('{{count}}')[1]!.slice(0, 20));
});
