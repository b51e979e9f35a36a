import { beforeAll, describe, expect, test } from 'vitest';
import { add, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { done, makeSupplier, TODAY, usePeople } from '../../../tests/main-job/main-job.ts';
import { forOrder, inDays, orderThatAsks, pay } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';
import { rollUpLedger } from '../roll-up/roll-up-ledger.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
let supplier: number;
/** Money that came and went on days that do not follow the order of work. */
beforeAll(async () => {
  const debtor = await orderThatAsks(crew, { wallet: '10000' });
  customer = debtor.customer;
  supplier = await makeSupplier(crew);
  for (const [index, day] of [-40, -3, -9, -3, 0].entries()) {
    const body = { fund_id: 2, currency_id: 'JPY', voucher_date: inDays(day) };
    const amount = String(1000 + index);
    await done(pay(crew, 'deposit_with_cash', customer, { ...body, amount }), 201);
    await done(pay(crew, 'payment_supplier', supplier, { ...body, amount }), 201);
    if (index === 2) await rollUpLedger(server.app.database.db);
  }
  const paid = { ...forOrder(debtor), amount: '500', voucher_date: inDays(-2) };
  await done(pay(crew, 'payment_order', customer, paid), 201);
});

const call = (of: 'customer' | 'supplier', id: number | string, days: number, caller: Caller) =>
  caller('GET', `statistics/${of}-wallets-by-day?walletable_id=${id}&days=${days}`);
const read = (of: 'customer' | 'supplier', id: number, days = 30, caller = crew.accounting) =>
  done(call(of, id, days, caller));
const held = ({ wallets }: any, currency = 'JPY'): string[] =>
  wallets.find(({ currency_id }: any) => currency_id === currency).held;

/** What the journal says an account of somebody held at the end of each day. */
async function fromJournal(type: 'user' | 'supplier', id: number, days: number): Promise<string[]> {
  const path = type === 'user' ? 'wallet/users' : 'wallet/suppliers';
  const { data: wallets } = await done(
    crew.accounting('GET', `${path}?filter[walletable_id]=${id}&filter[currency_id]=JPY`),
  );
  const { data } = await done(
    crew.accounting('GET', `${path}/${wallets[0].id}/movements?per_page=100&sort=voucher_date`),
  );
  return Array.from({ length: days }, (_, index) => {
    const moved = data.filter(({ voucher_date }: any) => voucher_date <= inDays(index - days + 1));
    return add('0', ...moved.map(({ increase, decrease }: any) => subtract(increase, decrease)));
  });
}

describe('wallets by day', () => {
  test.for([['customer', 'user'] as const, ['supplier', 'supplier'] as const])(
    'of a %s equal the journal on each day, before and after a roll-up',
    async ([of, type]) => {
      const id = of === 'customer' ? customer : supplier;
      const answer = await read(of, id);
      expect(answer.first).toBe(inDays(-29));
      expect(held(answer)).toEqual(await fromJournal(type, id, 30));
      expect(new Set(held(answer)).size).toBeGreaterThan(3);
      await rollUpLedger(server.app.database.db);
      expect(await read(of, id)).toEqual(answer);
    },
  );

  test('end with the current balance and start with the balance before the first day', async () => {
    const { data } = await done(crew.accounting('GET', `wallet/users?filter[walletable_id]=${customer}`));
    const answer = await read('customer', customer, 2);
    expect(held(answer)).toHaveLength(2);
    for (const { id, currency_id, balance } of data) {
      const line = answer.wallets.find((one: any) => one.id === id);
      expect([line.currency_id, line.held.at(-1)]).toEqual([currency_id, balance]);
    }
    expect(held(await read('customer', customer, 30))[0]).toBe('1000');
    expect((await read('customer', customer, 2)).first < TODAY).toBe(true);
  });

  test('are restricted to readable wallets, customers to their own, with a maximum period', async () => {
    for (const [of, id] of [['customer', customer] as const, ['supplier', supplier] as const])
      expect((await read(of, id, 2, await stranger(server, 'accounting'))).wallets).toEqual([]);
    expect((await read('customer', customer, 2, crew.customer)).wallets).toEqual([]);
    for (const days of [1, 367])
      await refused(call('customer', customer, days, crew.accounting), 'invalid_fields', 'days');
    await refused(call('customer', 'x', 2, crew.accounting), 'invalid_fields', 'walletable_id');
    await refused(call('supplier', supplier, 2, crew.customer), 'forbidden');
  });
});
