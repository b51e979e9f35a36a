// Ordered goods on screen: how far they have come, and under which tracking.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { buy, makeCustomer, makeOrder, makeProduct, paidOrder } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

test('sales find the goods of a customer and their tracking', async ({ browser }) => {
  const crew = await apiCrew();
  const { order, product } = await paidOrder(crew, 2);
  const { tracking } = await buy(crew, order);
  const code = tracking.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const sale = await Person.signIn(browser, 'sale');
  const row = (text: string) => sale.page.getByRole('row').filter({ hasText: text });

  await test.step('goods are found by product, with their state', async () => {
    await sale.go(vi.order.order_item.title.goods);
    await sale.page.getByPlaceholder(vi.common.act.search).fill(product);
    await expect(sale.page.getByRole('row')).toHaveCount(2);
    await expect(row(order.id)).toContainText(vi.order.order_item.state.bought);
  });

  await test.step('their tracking leads to the order and the purchase', async () => {
    await sale.go(vi.order.tracking.title.sale);
    await sale.page.getByPlaceholder(vi.common.act.search).fill(code);
    await expect(sale.page.getByRole('row')).toHaveCount(2);
    await expect(row(code)).toContainText(vi.order.tracking.state.false);
    await expect(row(code)).toContainText(order.id);
    await row(code).locator('.row-link').click();
    await sale.page.getByRole('link', { name: order.id }).click();
    await expect(sale.page.getByRole('heading', { level: 1, name: order.id })).toBeVisible();
  });
});

test('a line shows its product, and its note', async ({ browser }) => {
  const crew = await apiCrew();
  const first = await makeProduct(crew);
  const instead = await makeProduct(crew);
  const { id: customer } = await makeCustomer(crew);
  const order = await makeOrder(crew, customer, [{ product_id: first, price: '1000', quantity: '1' }]);
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${order.id}`);
  const { original_product } = vi.order.order_item.field;
  await expect(page.getByRole('row').filter({ hasText: first })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: original_product })).toHaveCount(0);
  await crew.sale('PUT', `order/items/${order.items[0].id}`, {
    ...{ product_id: instead, note: 'Hết màu đỏ' },
  });
  const line = page.getByRole('row').filter({ hasText: instead });
  await expect(line).toContainText('Hết màu đỏ'); // Open screens are updated live.
  await expect(page.getByRole('columnheader', { name: original_product })).toBeVisible();
  await expect(line.getByRole('link', { name: first })).toBeVisible();
});

test('the address of an area opens its start screen', async ({ browser }) => {
  const [sale, purchase] = await Promise.all([
    Person.signIn(browser, 'sale'),
    Person.signIn(browser, 'purchase'),
  ]);
  await sale.page.goto(`${process.env.HAKOBU_URL}/#/sale`);
  await expect(sale.page).toHaveURL(/#\/sale\/orders\/retail$/);
  await purchase.page.goto(`${process.env.HAKOBU_URL}/#/purchase`);
  await expect(purchase.page).toHaveURL(/#\/purchase\/list-to-buy$/);
});
