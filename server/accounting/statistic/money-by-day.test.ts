import { describe, expect, test } from 'vitest';
import { add, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { deposit, done, makeCustomer, TODAY, usePeople } from '../../../tests/main-job/main-job.ts';
import { inDays } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';
import { rollUpLedger } from '../roll-up/roll-up-ledger.ts';

const server = useTestServer();
const crew = usePeople(server);

const read = (days: number, caller: Caller = crew.accounting) =>
  done(caller('GET', `statistics/money-by-day?days=${days}`));
const fundOf = ({ accounts }: any, id: number): string[] =>
  accounts.find(({ party_type, party_id }: any) => party_type === 'fund' && party_id === id)?.held ?? [];

describe('money by day', () => {
  test("is listed by day up to today, and ends with the fund's balance", async () => {
    const { id } = await makeCustomer(crew);
    await deposit(crew, id, '7000', 'JPY');
    const answer = await read(30);
    expect(answer.data).toHaveLength(30);
    expect(answer.data.at(-1).day).toBe(TODAY);
    const { data: funds } = await done(crew.accounting('GET', 'funds'));
    for (const { id: fund, balance } of funds) expect(fundOf(answer, fund).at(-1) ?? '0').toBe(balance);
  });

  test('counts receipts on their date, before and after the roll-up', async () => {
    const { id } = await makeCustomer(crew);
    await deposit(crew, id, '1', 'JPY');
    const before = await read(5);
    const body = {
      ...{ transactionable_type: 'user', transactionable_id: id, amount: '9000', currency_id: 'JPY' },
      ...{ fund_id: 2, voucher_date: inDays(-2) },
    };
    await done(crew.accounting('POST', 'deposit-with-cash', body), 201);
    const after = await read(5);
    const received = after.data.map(({ received: now }: any, at: number) =>
      subtract(now, before.data[at].received),
    );
    expect(received.map((amount: string) => amount !== '0')).toEqual([false, false, true, false, false]);
    const grown = fundOf(after, 2).map((held, at) => subtract(held, fundOf(before, 2)[at]!));
    expect(grown).toEqual(['0', '0', '9000', '9000', '9000']);
    await rollUpLedger(server.app.database.db);
    expect(await read(5)).toEqual(after);
    expect(add(...after.data.map(({ paid }: any) => paid))).toBe(
      add(...before.data.map(({ paid }: any) => paid)),
    );
  });

  test('is summed by month, and compared with the period before', async () => {
    const get = (query: string) => done(crew.accounting('GET', `statistics/money-by-day?${query}`));
    const before = await get('months=2&compare=1');
    expect(before.data).toHaveLength(2);
    expect(before.before).toHaveLength(2);
    const body = {
      ...{ transactionable_type: 'user', transactionable_id: (await makeCustomer(crew)).id },
      ...{ amount: '800000', currency_id: 'VND', fund_id: 1, voucher_date: TODAY },
    };
    await done(crew.accounting('POST', 'deposit-with-cash', body), 201);
    const after = await get('months=2&compare=1');
    expect(after.data.at(-1).day).toBe(`${TODAY.slice(0, 7)}-01`);
    expect(subtract(after.data[1].received, before.data[1].received)).toBe('800000');
    expect(after.before).toEqual(before.before);
    const days = await get('days=2&compare=1');
    expect(days.before.map(({ day }: any) => day)).toEqual([inDays(-3), inDays(-2)]);
    expect(fundOf(after, 1).at(-1)).toBe(fundOf(days, 1).at(-1));
  });

  test('excludes internal transfers and their reversals', async () => {
    const before = await read(2);
    const flows = ({ data }: any) => data.map(({ received, paid }: any) => ({ received, paid }));
    const send = (call: string, body: object) =>
      done(crew.accounting('POST', call, { voucher_date: TODAY, ...body }), 201);
    const moved = { amount: '1720000', currency_id: 'VND', card_id: 1 };
    const { id } = await send('transfer', {
      ...moved,
      fees: '0',
      to_amount: '10000',
      to_currency_id: 'JPY',
      to_card_id: 2,
    });
    await done(crew.accounting('DELETE', `transactions/${id}`));
    await send('transfer', { ...moved, to_fund_id: 1 });
    const bought = await send('buy-foreign-currency', {
      ...moved,
      to_amount: '10000',
      to_currency_id: 'JPY',
    });
    const arrived = { amount: '10000', currency_id: 'JPY', card_id: 2, parent_id: bought.id };
    await send('received-from-foreign-currency', arrived);
    expect(flows(await read(2))).toEqual(flows(before));
    await send('transfer', { ...moved, fees: '11000', to_fund_id: 1 });
    const [, today] = (await read(2)).data;
    expect(subtract(today.paid, before.data[1].paid)).toBe('11000'); // what the bank takes is gone
    await rollUpLedger(server.app.database.db);
    expect((await read(2)).data[1]).toEqual(today);
  });

  test('is restricted to the own organization, with a maximum period', async () => {
    const { accounts } = await read(2, await stranger(server, 'accounting'));
    expect(accounts).toEqual([]);
    for (const days of [1, 367])
      await refused(crew.accounting('GET', `statistics/money-by-day?days=${days}`), 'invalid_fields', 'days');
  });
});
