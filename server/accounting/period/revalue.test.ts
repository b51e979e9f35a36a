import { describe, expect, test } from 'vitest';
import { subtract } from '@hakobu/contract/kernel/decimal.ts';
import { arrivedOrder, handOver, openClearing } from '../../../tests/main-job/books.ts';
import { orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import {
  deposit,
  done,
  makeCustomer,
  paidOrder,
  payOrder,
  TODAY,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import {
  forOrder,
  forPurchase,
  orderThatAsks,
  pay,
  postingsOf,
  purchaseThatAsks,
  setRate,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const revalue = (query = '', voucher_date = TODAY) =>
  crew.accounting('POST', `statistics/account/revaluation${query}`, { voucher_date });
const baseOf = async (role: string): Promise<string> =>
  (
    await server.query(
      `select coalesce(sum(balance_base), 0)::text as base from ledger_accounts l
        join accounts a on a.id = l.account_id where a.role = $1 and l.currency_id = 'JPY'`,
      [role],
    )
  )[0]!.base;

/** What a revaluation found of a customer: the account, what it held, and what that is worth now. */
const rowsOfCustomer = ({ rows }: any, customer: number): string[][] =>
  rows
    .filter(({ party }: any) => party?.type === 'user' && party.id === customer)
    .map(({ account, balance, after }: any) => [account, balance, after]);

describe('revaluation', () => {
  test("adjusts money and debts in JPY to the day's rate, once", async () => {
    const { id } = await makeCustomer(crew);
    await deposit(crew, id, '1000', 'JPY');
    const [cash, wallet] = [await baseOf('CASH'), await baseOf('WALLET')];
    await setRate(server, '180');
    const preview = await done(revalue('?preview=1'), 200);
    expect(await baseOf('CASH')).toBe(cash);
    const made = await done(revalue(), 200);
    expect(made.rows).toEqual(preview.rows);
    expect(made.transaction).toMatchObject({
      ...{ type_id: 'revaluation', code_ref: expect.stringMatching(/^KT/), transactionable_id: null },
    });
    expect(made.rows).toMatchObject([
      { account: '111', currency_id: 'JPY', balance: '1000', before: cash, after: '180000' },
      { account: '3388-W', balance: '1000', before: wallet, after: '180000' },
    ]);
    const more = subtract('180000', cash);
    const debts = subtract('180000', wallet);
    expect(await postingsOf(server, made.transaction.id)).toEqual([
      ['111', '413', '0', more, more],
      ['413', '3388-W', debts, '0', debts],
      ['413', '515', more, more, more],
      ['635', '413', debts, debts, debts],
    ]);
    expect([await baseOf('CASH'), await baseOf('WALLET')]).toEqual(['180000', '180000']);
    expect(await done(revalue(), 200)).toEqual({ transaction: null, rows: [], left_out: [] });
  });

  test('also decreases values', async () => {
    await setRate(server, '160');
    const made = await done(revalue(), 200);
    const [posted] = await postingsOf(server, made.transaction.id);
    expect(posted?.slice(0, 2)).toEqual(['413', '111']);
    expect(await baseOf('CASH')).toBe('160000');
  });

  test('leaves advances to suppliers at their own rate', async () => {
    const before = await baseOf('SUPW');
    const supplier = await done(crew.purchase('POST', 'suppliers', { name: 'Nhà cung cấp' }), 201);
    await done(pay(crew, 'payment_supplier', supplier.id, { amount: '100', fund_id: 2 }), 201);
    await setRate(server, '165');
    const made = await done(revalue(), 200);
    expect(made.rows.map(({ account }: any) => account)).not.toContain('331-A');
    expect(subtract(await baseOf('SUPW'), before)).toBe('16000');
  });

  test('includes payables to suppliers but not their prepayments', async () => {
    await setRate(server, '170');
    const { order } = await paidOrder(crew);
    const bought = await orderedPurchase(crew, order);
    await done(tally(crew, bought.items[0].id, '2'), 201);
    const ahead = await purchaseThatAsks(crew, { advance: '3000' });
    await done(pay(crew, 'payment_purchase', ahead.supplier, { amount: '3000', ...forPurchase(ahead) }), 201);
    const debt = await purchaseThatAsks(crew, { advance: '0' });
    await done(crew.accounting('PUT', `purchases/${debt.purchase.id}`, { action_debit: true }), 200);
    await setRate(server, '180');
    const made = await done(revalue(), 200);
    const rowsOf = (supplier: number) =>
      made.rows.filter(({ party }: any) => party?.type === 'supplier' && party.id === supplier);
    expect(rowsOf(bought.supplier_id)).toMatchObject([
      { account: '331-P', balance: '1800', before: '306000', after: '324000' },
    ]);
    expect(rowsOf(debt.supplier)).toMatchObject([{ account: '331-D', balance: '3000', after: '540000' }]);
    expect(rowsOf(ahead.supplier)).toEqual([]);
    // what is paid afterwards leaves nothing of what the revaluation added
    const supplier = bought.supplier_id;
    await done(pay(crew, 'payment_supplier', supplier, { amount: '1800', fund_id: 2 }), 201);
    const paid = { amount: '1800', ...forPurchase({ purchase: bought }) };
    await done(pay(crew, 'payment_purchase', supplier, paid), 201);
    expect(await openClearing(server)).not.toContainEqual(
      expect.objectContaining({ code: '331-P', party_id: supplier }),
    );
    await expectBooksInOrder(server);
  });

  test("includes receivables for delivered goods but not customers' prepayments", async () => {
    await setRate(server, '170');
    const sent = await arrivedOrder(crew);
    const { customer, order } = sent;
    await setRate(server, '175');
    const ahead = rowsOfCustomer(await done(revalue(), 200), customer);
    expect(ahead.map(([account]) => account)).toEqual(['3388-W']);
    await handOver(crew, sent, 3);
    // three pieces are asked more for than was paid
    await done(
      crew.admin('PUT', `order/items/${order.items[0].id}/price`, { price: '1100', reason: 'x' }),
      200,
    );
    await setRate(server, '180');
    const made = await done(revalue(), 200);
    expect(rowsOfCustomer(made, customer)).toContainEqual(['131-C', '-330', '-59400']);
    await payOrder(crew, customer, order.id, '330');
    expect(await openClearing(server)).not.toContainEqual(
      expect.objectContaining({ code: '131-C', party_id: customer, currency_id: 'JPY' }),
    );
    await expectBooksInOrder(server);
  });

  test('of a past day skips accounts that are empty now', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['500'], wallet: '0', services: '0' });
    const id = debtor.customer;
    const day = `${new Date().getFullYear() - 1}-05-05`;
    const body = { amount: '500', currency_id: 'JPY', fund_id: 2, voucher_date: day };
    await done(pay(crew, 'deposit_with_cash', id, body), 201);
    await done(pay(crew, 'payment_order', id, { amount: '500', ...forOrder(debtor) }), 201);
    await setRate(server, '190');
    const made = await done(revalue('', day), 200);
    expect(made.rows).toMatchObject([{ account: '111', balance: '500', after: '95000' }]);
    expect(made.left_out).toEqual([expect.stringMatching(/^3388-W /)]);
    expect((await done(revalue('', day), 200)).transaction).toBeNull();
  });

  test('is refused outside of the books', async () => {
    await refused(revalue('', '2001-01-31'), 'outside_books', 'voucher_date');
    await refused(revalue('', 'soon'), 'invalid_fields', 'voucher_date');
  });
});
