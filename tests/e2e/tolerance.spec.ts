// A wholesale order that received slightly less than ordered, on screen: it says so, and is settled.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  approve,
  buy,
  deposit,
  makeCustomer,
  makeProduct,
  payOrder,
  receive,
} from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { act, remaining } = vi.order.order;

test('a received quantity within the tolerance settles the ordered quantity and price', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { id: customer_id } = await makeCustomer(crew);
  const product_id = await makeProduct(crew);
  await deposit(crew, customer_id, '1000000', 'JPY');
  const tolerate = (quantity_tolerance: string) =>
    crew.admin('PUT', 'organizations/1', { quantity_tolerance });
  await tolerate('5');
  const items = [{ product_id, price: '1000', quantity: '100', tax_percent: '0' }];
  const { id } = await crew.sale('POST', 'order/wholesales', {
    ...{ customer_id, shipment_method_id: 'sea', items, service_fee: '0' },
  });
  await tolerate('0'); // The line keeps the tolerance of its creation.
  await approve(crew, id);
  await payOrder(crew, customer_id, id, '100000');
  const order = await crew.sale('GET', `orders/${id}`);
  const less = { ...order, items: [{ ...order.items[0], quantity: '96' }] };
  await receive(crew, await buy(crew, less));

  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/wholesale/${id}`);
  const line = page.getByRole('row').filter({ hasText: product_id });
  await expect(line).toContainText(remaining.within_less.replace('{{count}}', '4'));
  await expect(line).toContainText('100.000 ¥');
  await page.getByRole('button', { name: act.settle_quantities }).click();
  await sale.confirm();
  await expect(line).toContainText('96.000 ¥');
  await expect(line).toContainText(remaining.enough);
  await expect(page.getByRole('button', { name: act.settle_quantities })).toHaveCount(0);
});
