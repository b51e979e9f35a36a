// Documents paid together from their lists, on screen: orders of a customer, purchases of suppliers.
import { fixedFreight } from '../main-job/boxes.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  approve,
  bill,
  buy,
  deposit,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  pack,
  paidOrder,
  receive,
  TODAY,
  type Crew,
} from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { field, message } = vi.accounting.payment;
const paySome = (count: number) => `${vi.common.act.pay} (${count})`;
const tick = ({ page }: Person, id: string | number) =>
  page
    .getByRole('main')
    .getByRole('checkbox', { name: vi.common.list.select.row.replace('{{name}}', String(id)), exact: true })
    .click();

test('orders of one customer are paid together; those of two are refused', async ({ browser }) => {
  const crew = await apiCrew();
  const product_id = await makeProduct(crew);
  const order = async (customer: number, price: string): Promise<string> => {
    const { id } = await makeOrder(crew, customer, [{ product_id, price, quantity: '1' }]);
    await approve(crew, id);
    return id;
  };
  const [one, other] = [(await makeCustomer(crew)).id, (await makeCustomer(crew)).id];
  await deposit(crew, one, '6000', 'JPY');
  const [first, second, foreign] = [
    await order(one, '2000'),
    await order(one, '3000'),
    await order(other, '50'),
  ];
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  await admin.go(vi.order.order.title.all);
  for (const id of [first, second, foreign]) await tick(admin, id);
  await admin.open(paySome(3));
  await admin.sees(message.several_customers);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tick(admin, foreign);
  await admin.open(paySome(2));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: first })).toContainText('2.000 ¥');
  await expect(dialog.getByRole('row').filter({ hasText: second })).toContainText('3.000 ¥');
  await expect(dialog.locator('dl.facts')).toContainText('6.000 ¥');
  await admin.finish(/^Thanh toán 5.000/);
  for (const id of [first, second])
    expect(await crew.sale('GET', `orders/${id}`)).toMatchObject({ purchase_cost_unsolved: '0' });
});

/** Approved purchases of one supplier, of these totals. */
async function purchasesOf(crew: Crew, supplier_id: number, prices: string[]): Promise<number[]> {
  const product_id = await makeProduct(crew);
  const ids: number[] = [];
  for (const price of prices) {
    const items = [{ product_id, price, quantity: '1' }];
    const { id } = await crew.purchase('POST', 'purchases', { supplier_id, currency_id: 'JPY', items });
    await crew.purchase('PUT', `purchases/${id}/approve`);
    ids.push(id);
  }
  return ids;
}
const isSettled = async (crew: Crew, id: number) =>
  expect(await crew.purchase('GET', `purchases/${id}`)).toMatchObject({ unsolved: '0', outstanding: '0' });

test('purchases of several suppliers are paid together, advances first and the rest from one account', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const [one, other] = [await makeSupplier(crew), await makeSupplier(crew)];
  const ids = [
    ...(await purchasesOf(crew, one, ['4000', '5000'])),
    ...(await purchasesOf(crew, other, ['3000'])),
  ];
  await crew.accounting('POST', 'payment-supplier', {
    ...{ transactionable_type: 'supplier', transactionable_id: one, amount: '8000' },
    ...{ currency_id: 'JPY', fund_id: 2, voucher_date: TODAY },
  });
  const accounting = await Person.signIn(browser, 'accounting', { width: 390 });
  const { page } = accounting;
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases?purchases-id=${ids.join()}`);
  await page.getByRole('checkbox', { name: vi.common.list.select.page }).click();
  await accounting.open(paySome(3));
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('row').filter({ hasText: '9.000 ¥' });
  for (const amount of ['8.000 ¥', '1.000 ¥']) await expect(row).toContainText(amount);
  await expect(dialog.getByText(field.sent_now).last()).toContainText('4.000 ¥');
  await expect(dialog.getByRole('button', { name: /^Thanh toán 12.000/ })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  for (const id of ids) await isSettled(crew, id);
  await page.getByRole('checkbox', { name: vi.common.list.select.page }).click();
  await accounting.open(paySome(3));
  await accounting.sees(vi.accounting.clearing.message.nothing);
});

test('a supplier that cannot be paid says why in its row, and is paid once when sent again', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const suppliers = [await makeSupplier(crew), await makeSupplier(crew)];
  const ids: number[] = [];
  for (const supplier of suppliers) ids.push(...(await purchasesOf(crew, supplier, ['700'])));
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases?purchases-id=${ids.join()}`);
  await page.getByRole('checkbox', { name: vi.common.list.select.page }).click();
  await admin.open(paySome(2));
  const refusal = { type: 'conflict', code: 'debts_changed', message: 'Đã thay đổi' };
  await page.route(
    '**/api/clear-debts',
    (route) => route.fulfill({ status: 409, contentType: 'application/json', json: refusal }),
    { times: 1 },
  );
  await admin.press(/^Thanh toán 1.400/);
  const dialog = page.getByRole('dialog');
  const failed = dialog.getByRole('row').filter({ hasText: refusal.message });
  await expect(failed).toHaveCount(1);
  await expect(dialog.getByRole('row').filter({ hasText: '700 ¥' })).toHaveCount(1);
  await admin.finish(/^Thanh toán 700/);
  for (const id of ids) await isSettled(crew, id);
  for (const supplier of suppliers) {
    const { data } = await crew.accounting(
      'GET',
      `wallet/suppliers?filter[walletable_id]=${supplier}&filter[currency_id]=JPY`,
    );
    expect(data).toMatchObject([{ balance: '0' }]);
  }
});

/** A contract of a customer with an order whose freight it is charged, in VND. */
async function contractThatBears(crew: Crew, freight_rate: string, customer?: number): Promise<Bearing> {
  const paid = await paidOrder(crew, 1, customer);
  const { sfa } = await receive(crew, await buy(crew, paid.order));
  const { box } = await pack(crew, sfa, paid.order, 1, false);
  const { id } = await bill(crew, paid.customer, paid.order, box);
  const terms = fixedFreight(freight_rate);
  await crew.warehouse('PUT', `lading-bills/${id}`, terms);
  await crew.warehouse('PUT', `lading-bills/${id}`, { freight_charge_pay_for_order: false });
  const contract = await crew.sale('POST', 'contracts', {
    ...{ customer_id: paid.customer, start_date: TODAY },
  });
  await crew.sale('PUT', `contracts/${contract.id}`, { status_id: 'Open' });
  await crew.sale('PUT', `contracts/${contract.id}/attach-order`, { order_ids: [paid.order.id] });
  return { customer: paid.customer, id: contract.id };
}
interface Bearing {
  customer: number;
  id: string;
}

test('charges of contracts are paid together from their list, by accounting', async ({ browser }) => {
  const crew = await apiCrew();
  const first = await contractThatBears(crew, '1000');
  const contracts = [first, await contractThatBears(crew, '2500', first.customer)];
  const free = await crew.sale('POST', 'contracts', { customer_id: first.customer, start_date: TODAY });
  const accounting = await Person.signIn(browser, 'accounting');
  await accounting.go(vi.order.contract.plural);
  for (const { id } of [...contracts, free]) await tick(accounting, id);
  await accounting.open(paySome(3));
  const dialog = accounting.page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: contracts[0]!.id })).toContainText('1.000 ₫');
  await expect(dialog.getByRole('row').filter({ hasText: free.id })).toContainText(/\b0 ₫/);
  await accounting.finish(/^Thanh toán 3.500/);
  for (const { id } of contracts)
    expect(await crew.sale('GET', `contracts/${id}`)).toMatchObject({ freight_charge_unsolved: '0' });
});
