import { beforeAll, describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  drawCredit,
  forOrder,
  grantCredit,
  inDays,
  orderThatAsks,
  pay,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let debtor: Debtor;
/** A customer who owes 2,000 JPY of the 5,000 that goods cost, and nothing of the fee is decided. */
beforeAll(async () => {
  debtor = await orderThatAsks(crew, { wallet: '10000' });
  const credit = await grantCredit({ server, crew }, debtor);
  await done(drawCredit(crew, debtor, credit, '2000'), 201);
});

const idOf = async (role: string): Promise<number> => {
  const rows = await server.query('select id from users where email = $1', [`${role}@hakobu.test`]);
  return Number((rows as { id: unknown }[])[0]?.id);
};
const read = (caller = crew.sale, id: number | string = debtor.customer) =>
  caller('GET', `customer-accounts/${id}`);

describe('the account of a customer', () => {
  test('contains profile and salesperson', async () => {
    const account = await done(read(), 200);
    expect(account).toMatchObject({ id: debtor.customer, verification_status: 'verified' });
    expect(account.sellers).toMatchObject([{ id: await idOf('sale') }]);
  });

  test('contains outstanding amounts by currency and due date', async () => {
    const { money, debts } = await done(read(crew.accounting));
    expect(money).toEqual([
      { currency_id: 'VND', unsolved: '50000', outstanding: '0', overdue: '0' },
      { currency_id: 'JPY', unsolved: '3000', outstanding: '2000', overdue: '0' },
    ]);
    const owed = { kind: 'purchase_cost', order_id: debtor.order.id, lading_bill_id: null, amount: '2000' };
    const due = { payment_due_date: inDays(30), overdue: false, outstanding: '2000' };
    expect(debts).toMatchObject([{ ...owed, ...due }]);
  });

  test('contains overdue debt without repaid parts', async () => {
    const other = await orderThatAsks(crew, { wallet: '10000', services: '0' });
    const credit = await grantCredit({ server, crew }, other);
    const settle = (body: object) =>
      done(pay(crew, 'payment_order', other.customer, { ...forOrder(other), ...body }), 201);
    await done(drawCredit(crew, other, credit, '2000'), 201);
    await server.query('update debt_lots set payment_due_date = $1 where credit_order_id = $2', [
      inDays(-1),
      credit.id,
    ]);
    const late = await done(read(crew.sale, other.customer));
    expect(late.money).toEqual([
      { currency_id: 'JPY', unsolved: '3000', outstanding: '2000', overdue: '2000' },
    ]);
    expect(late).toMatchObject({ debts: [{ overdue: true }], debts_total: 1 });
    await settle({ amount: '4000' });
    const { money, debts } = await done(read(crew.sale, other.customer));
    expect(money).toMatchObject([{ outstanding: '1000', overdue: '1000' }]);
    expect(debts).toMatchObject([{ amount: '2000', outstanding: '1000' }]);
    await settle({ amount: '1000' });
    expect(await done(read(crew.sale, other.customer))).toMatchObject({ money: [], debts: [] });
  });

  test('is readable before any sale by the user who created the customer', async () => {
    const body = { name: 'Lê Thị Mới', email: 'moi@khach.test', tel: '0900 000 001' };
    const made = await done(crew.sale('POST', 'customers', body), 201);
    expect(await done(read(crew.sale, made.id))).toMatchObject({
      name: 'Lê Thị Mới',
      sellers: [],
      money: [],
      ...{ debts: [], debts_total: 0 },
    });
    await refused(read(await colleague(server, 'sale'), made.id), 'not_found');
  });

  test('is readable by salespeople of the customer, accounting and the customer only', async () => {
    await refused(read(await colleague(server, 'sale')), 'not_found');
    await refused(read(await stranger(server, 'accounting')), 'not_found');
    await refused(read(await stranger(server, 'sale')), 'not_found');
    await refused(read(crew.warehouse), 'forbidden');
    await refused(read(crew.purchase), 'forbidden');
    await refused(read(crew.customer), 'not_found');
    const own = await idOf('customer');
    expect(await done(read(crew.customer, own))).toMatchObject({ id: own });
    await done(read(server.with(await server.signIn('admin@hakobu.test', 'hakobu-demo'))), 200);
  });

  test('is not found for other salespeople and unknown ids', async () => {
    await refused(read(crew.accounting, await idOf('sale')), 'not_found');
    await refused(read(crew.accounting, 999_999), 'not_found');
    await refused(read(crew.accounting, 'x'), 'not_found');
  });

  test('without debts has no outstanding amounts', async () => {
    const { id } = await makeCustomer(crew);
    await deposit(crew, id, '500', 'JPY');
    expect(await done(read(crew.accounting, id))).toMatchObject({ money: [], debts: [], sellers: [] });
  });
});
