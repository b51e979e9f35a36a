// The lifecycle of a contract on screen: two orders, the freight of one bill, payments, and the change log.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  approve,
  bill,
  deposit,
  makeCustomer,
  makeOrder,
  makeProduct,
} from '../../server/seed/demo/steps.ts';
import { boxOf, fixedFreight } from '../main-job/boxes.ts';
import { inDays } from '../main-job/money.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { rowsOf, write } from './write.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const contract = vi.order.contract;

/** A customer with money and two orders, the first of which has a box on a bill of 400,000 VND. */
async function business(name: string) {
  const crew = await apiCrew();
  const customer = (await makeCustomer(crew, { name })).id;
  await deposit(crew, customer, '900000', 'VND');
  const product_id = await makeProduct(crew);
  const order = async () => {
    const made = await makeOrder(crew, customer, [{ product_id, price: '1000', quantity: '1' }]);
    return approve(crew, made.id);
  };
  const orders = [await order(), await order()];
  const packed = boxOf(await makeProduct(crew), { duplicate: 1 });
  const box = await crew.warehouse('POST', 'boxes', packed);
  await crew.warehouse('POST', 'owning-boxes', { box_id: box.id, order_id: orders[0].id, quantity: 1 });
  const made = await bill(crew, customer, orders[0], box, 1);
  await crew.warehouse('PUT', `lading-bills/${made.id}`, fixedFreight('400000'));
  return { orders: orders.map(({ id }) => id as string), bill: made.id as number };
}

test('a contract gets two orders, is charged the freight of one, and is paid', async ({ browser }) => {
  const name = `Khách hợp đồng ${Date.now().toString(36)}`;
  const { orders, bill: billId } = await business(name);
  const [sale, warehouse, accounting] = await Promise.all(
    (['sale', 'warehouse', 'accounting'] as const).map((role) => Person.signIn(browser, role)),
  );
  if (!sale || !warehouse || !accounting) throw new Error('somebody could not sign in');

  let number = '';
  await test.step('sales writes it, puts it in force and attaches the orders', async () => {
    await sale.go(contract.plural);
    await sale.goOn(vi.common.act.create, contract.title.new);
    await sale.pick(vi.common.field.customer, name);
    await sale.fill(contract.agreed.service_fee, '250000');
    await sale.press(vi.common.act.save);
    const title = sale.page.getByRole('heading', { level: 1, name: /^HD\d+$/ });
    await expect(title).toBeVisible();
    number = (await title.textContent()) ?? '';
    await sale.sees(contract.status.Draft);
    await sale.press(vi.common.action.put_in_force);
    await sale.sees(contract.status.Open);
    await sale.open(vi.common.action.attach_order);
    for (const order of orders) await sale.page.getByRole('checkbox', { name: order }).check();
    await sale.sees(contract.message.attach_plan);
    await sale.finish(vi.common.action.attach_order);
    for (const order of orders)
      await expect(sale.page.getByRole('main').getByRole('link', { name: order }).first()).toBeVisible();
  });

  await test.step('one leaves it, after what that means was said, and comes back', async () => {
    await sale.open(`${contract.act.detach} ${orders[1]}`);
    await sale.sees(contract.message.detach_plan);
    await sale.finish(contract.act.detach);
    const gone = sale.page.getByRole('button', { name: `${contract.act.detach} ${orders[1]}` });
    await expect(gone).toHaveCount(0);
    await sale.open(vi.common.action.attach_order);
    await sale.page.getByRole('checkbox', { name: orders[1]! }).check();
    await sale.finish(vi.common.action.attach_order);
    await expect(gone).toBeVisible();
  });

  await test.step('an order leads to its contract', async () => {
    await sale.page.goto(url(`/sale/orders/retail/${orders[0]}`));
    await sale.page.getByRole('main').getByRole('link', { name: number, exact: true }).first().click();
    await expect(sale.page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  });

  await test.step('the warehouse says that the contract bears the bill', async () => {
    await warehouse.page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${billId}`));
    await waitUntilIdle(warehouse.page);
    await warehouse.open(vi.common.act.edit);
    const label = vi.warehouse.lading_bill.field.freight_charge_pay_for_order;
    await warehouse.page.getByLabel(label).uncheck();
    await warehouse.finish(vi.common.act.save);
    await expect(warehouse.page.getByRole('link', { name: number, exact: true }).first()).toBeVisible();
  });

  await test.step('accounting is paid through it, and notes something', async () => {
    await accounting.page.goto(url(`/sale/contracts/contracts/${number}`));
    await accounting.sees(contract.status.Open);
    await accounting.open(vi.common.action.pay);
    await accounting.finish(/^Thanh toán 400.000/);
    await expect(
      accounting.page.getByRole('button', { name: vi.common.action.pay, exact: true }),
    ).toHaveCount(0);
    await accounting.page.getByRole('tab', { name: contract.section.bills }).click();
    await expect(accounting.page.getByRole('main').getByText('400.000 ₫').first()).toBeVisible();
    await accounting.page.getByRole('tab', { name: vi.common.section.log }).click();
    await accounting.fill(vi.common.field.note, 'Khách trả đủ');
    await accounting.press(vi.common.act.add_note);
    await accounting.sees('Khách trả đủ');
    // Live updates may show it before the response of its own call; until then it is not saved.
    await expect(accounting.page.getByLabel(vi.common.field.note)).toHaveValue('');
  });

  await test.step('the bill is cheaper after all: bill and contract offer to give back what is over', async () => {
    await (
      await apiCrew()
    ).accounting('PUT', `lading-bills/${billId}/freight-terms`, {
      ...fixedFreight('300000'),
      reason: 'Giảm giá',
    });
    const refund = new RegExp(`^${vi.order.order.act.refund} 100.000`);
    await accounting.page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${billId}`));
    await expect(accounting.page.getByRole('button', { name: refund })).toBeVisible();
    await accounting.page.goto(url(`/sale/contracts/contracts/${number}`));
    await accounting.open(refund);
    await accounting.finish(refund);
    await expect(accounting.page.getByRole('button', { name: refund })).toHaveCount(0);
  });
});

test('a draft that was never activated is deleted', async ({ browser }) => {
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  const [customer] = await rowsOf<{ id: number }>(page, 'users?filter[role_id]=customer&per_page=1');
  const { id } = await write(page, 'POST', 'contracts', {
    ...{ customer_id: customer!.id, start_date: inDays(0) },
  });
  await page.goto(url(`/sale/contracts/contracts/${id}`));
  await admin.press(vi.common.action.delete);
  await admin.confirm();
  await expect(page.getByRole('heading', { level: 1, name: contract.plural })).toBeVisible();
});

test('a wholesale order is proposed for the only active contract of its customer', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  const crew = await apiCrew();
  const [one, none] = [await makeCustomer(crew), await makeCustomer(crew)];
  const { id } = await crew.sale('POST', 'contracts', { customer_id: one.id, start_date: inDays(0) });
  await crew.sale('PUT', `contracts/${id}`, { status_id: 'Open' });
  const field = page.getByRole('combobox', { name: vi.common.field.contract });
  await page.goto(url(`/sale/orders/wholesale/new?customer_id=${one.id}`));
  await expect(field).toHaveValue(new RegExp(`^${id} `));
  await page.goto(url(`/sale/orders/retail/new?customer_id=${one.id}`));
  await expect(field).toHaveValue('');
  await page.goto(url(`/sale/orders/wholesale/new?customer_id=${none.id}`));
  await waitUntilIdle(page);
  await expect(field).toHaveCount(0);
});
