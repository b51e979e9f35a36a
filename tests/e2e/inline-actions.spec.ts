import { CountedPerson } from './interaction-counter.ts';
import { Person, phrases } from './person.ts';
import { expect, test } from './test.ts';
import { write } from './write.ts';

const { act, field } = phrases.common;
const newCustomer = act.create_one.replace('{{noun}}', phrases.identity.user.customer.toLowerCase());
const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const unique = () => Date.now().toString(36).slice(-6);

test('sales create a customer from the order form with the typed name', async ({ browser }) => {
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  const name = `Khách ${unique()}`;
  await page.goto(url('/sale/orders/retail/new'));
  const customer = page.getByRole('combobox', { name: field.customer, exact: true });
  await customer.fill(name);
  await page.getByRole('option', { name: `+ ${newCustomer} “${name}”` }).click();
  const dialog = page.getByRole('dialog', { name: newCustomer });
  await expect(dialog.getByRole('textbox', { name: field.name })).toHaveValue(name);
  await sale.fill(field.email, `${unique()}@hand.test`);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(customer).toHaveValue(name);
  await sale.pick(field.product, '490');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^OR\d+$/ })).toBeVisible();
  await sale.sees(name);
});

test('a delivery lists missing fields, and the warehouse adds the address in place', async ({ browser }) => {
  const admin = await Person.signIn(browser, 'admin');
  const name = `Khách ${unique()}`;
  const made = await write(admin.page, 'POST', 'customers', { name, email: `${unique()}@hand.test` });
  const warehouse = await Person.signIn(browser, 'warehouse');
  const { page } = warehouse;
  await page.goto(url('/warehouse/internal/goods-deliveries'));
  await warehouse.open(act.create);
  await warehouse.pick(field.customer, name);
  await warehouse.press(act.save);
  await warehouse.isAsked(phrases.common.act.add_boxes);
  await page.keyboard.press('Escape');
  const next = page.getByRole('region', { name: phrases.common.section.next });
  const { delivery_without_boxes, delivery_without_place } = phrases.warehouse.goods_delivery.errors;
  await expect(next).toContainText(`${delivery_without_boxes} · ${delivery_without_place}`);
  await warehouse.open(phrases.warehouse.goods_delivery.act.add_address);
  const consignee = page.getByRole('textbox', { name: field.consignee });
  await expect(consignee).toHaveValue(name);
  await warehouse.choose(phrases.helper.place.field.province, 'Hà Nội');
  await warehouse.choose(phrases.helper.place.field.ward, 'Hoàn Kiếm');
  await warehouse.fill(phrases.identity.address.field.address_detail, '12 Tràng Tiền');
  await warehouse.finish(act.save);
  await expect(next).toContainText(delivery_without_boxes);
  await expect(next).not.toContainText(delivery_without_place);
  await warehouse.sees('12 Tràng Tiền');
  expect(made.id).toBeGreaterThan(0);
});

test('an order is found and paid with few keys and no mouse', async ({ browser }) => {
  const one = await CountedPerson.signIn(browser, 'admin');
  const { page } = one;
  const post = (path: string, body: object) => write(page, 'POST', path, body);
  const { id: customer_id } = await post('customers', { name: 'Khách', email: `${unique()}@hand.test` });
  await post('deposit-with-cash', {
    ...{ transactionable_type: 'user', transactionable_id: customer_id },
    ...{ amount: '5000', currency_id: 'JPY', fund_id: 2, voucher_date: '2026-11-02' },
  });
  const product_id = `${unique()}P`;
  await post('products', { id: product_id, name: product_id, price: '1000' });
  const items = [{ product_id, quantity: '2', price: '1000' }];
  const { id: order } = await post('order/retails', { customer_id, shipment_method_id: 'sea', items });
  await write(page, 'PUT', `orders/${order}/approve`, {});

  await one.step('find and pay', async () => {
    await one.key('Control+k');
    await expect(page.getByRole('combobox', { name: phrases.common.frame.app.find })).toBeFocused();
    await one.type(String(order).slice(-6));
    await expect(page.locator('[role=option]:visible').first()).toContainText(String(order));
    await one.key('Enter');
    const pay = page.getByRole('button', { name: /^Thanh toán tiền hàng 2\.000/ });
    await expect(pay).toBeVisible();
    await one.key('p');
    await expect(pay).toBeFocused();
    await one.key('Enter');
    const send = page.getByRole('dialog').getByRole('button', { name: /^Thanh toán 2\.000/ });
    await expect(send).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await one.enter();
    await one.sees(phrases.order.order.status.CompletedPurchaseCostPayment);
  });
  const { clicks, keys } = one.steps.get('find and pay')!;
  expect(clicks).toBe(0);
  expect(keys).toBeLessThanOrEqual(20);
});
