// Shipment details of an order on screen: the default address, an edited text, and another address.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeCustomer, makeOrder, makeProduct } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { act, section, message } = vi.order.order;

test('an order gets an address, which is edited in place and replaced by another', async ({ browser }) => {
  const crew = await apiCrew();
  const { id: user_id } = await makeCustomer(crew);
  const address = { user_id, tel: '0901 234 567' };
  await crew.admin('POST', 'addresses', {
    ...{ ...address, consignee: 'Chị Nhận', address: '12 Tràng Tiền', default: true },
  });
  await crew.admin('POST', 'addresses', { ...address, consignee: 'Anh Kho', address: '5 Hàng Bài' });
  const product_id = await makeProduct(crew);
  const order = await makeOrder(crew, user_id, [{ product_id, price: '3000', quantity: '1' }]);
  const sale = await Person.signIn(browser, 'sale');
  const main = sale.page.getByRole('main');

  await sale.page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${order.id}`);
  await main.getByRole('tab', { name: section.shipment_info }).click();
  await sale.sees(message.no_shipment_info);
  const sent: unknown[] = [];
  sale.page.on('request', (request) => {
    if (request.url().includes('shipment-infos') && request.method() !== 'GET')
      sent.push([request.method(), request.postDataJSON()]);
  });
  await sale.press(act.take_default_address);
  await sale.sees('12 Tràng Tiền');
  // No field was filled: it is created without empty fields.
  expect(sent).toEqual([['POST', { order_id: order.id }]]);

  await test.step('a text is changed where it stands', async () => {
    await main.getByRole('button', { name: new RegExp(`${vi.common.field.tel}: 0901`) }).click();
    await main.getByRole('textbox', { name: vi.common.field.tel, exact: true }).fill('0988 777 666');
    await sale.page.keyboard.press('Enter');
    await sale.sees('0988 777 666');
    expect(sent.at(-1)).toEqual(['PUT', { tel: '0988 777 666' }]);
  });

  await test.step('the pencil replaces the address', async () => {
    await main.getByRole('button', { name: act.choose_address, exact: true }).click();
    await sale.page.getByRole('dialog').getByText('Anh Kho').click();
    await expect(sale.page.getByRole('dialog')).toHaveCount(0);
    await sale.sees('5 Hàng Bài');
    await expect(main.getByText('12 Tràng Tiền')).toHaveCount(0);
  });

  await test.step('where none was chosen yet, the pencil gives the first', async () => {
    const next = await makeOrder(crew, user_id, [{ product_id, price: '3000', quantity: '1' }]);
    await sale.page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${next.id}?tab=shipment`);
    await sale.sees(message.no_shipment_info);
    await main.getByRole('button', { name: act.choose_address, exact: true }).click();
    await sale.page.getByRole('dialog').getByText('Anh Kho').click();
    await expect(sale.page.getByRole('dialog')).toHaveCount(0);
    await sale.sees('5 Hàng Bài');
    expect(sent.at(-1)).toEqual(['POST', { order_id: next.id, address_id: expect.any(Number) }]);
  });
});
