import { beforeAll, describe, expect, test } from 'vitest';
import { add, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { inDays, pay, walletId } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { rollUpLedger } from '../roll-up/roll-up-ledger.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
let supplier: number;
let fund: number;
/** A fund with money in and out on days that do not follow the order of work; half is rolled up. */
beforeAll(async () => {
  customer = (await makeCustomer(crew)).id;
  supplier = await makeSupplier(crew);
  fund = (await done(crew.accounting('POST', 'funds', { name: 'Quỹ', currency_id: 'JPY' }), 201)).id;
  for (let index = 0; index < 24; index += 1) {
    const body = { fund_id: fund, amount: String(100 + index), voucher_date: inDays(((index * 7) % 5) - 4) };
    await done(
      index % 3 === 2
        ? pay(crew, 'payment_supplier', supplier, body)
        : pay(crew, 'deposit_with_cash', customer, body),
      201,
    );
    if (index === 12) await rollUpLedger(server.app.database.db);
  }
});
const read = (query = '', path = `funds/${fund}`) =>
  done(crew.accounting('GET', `${path}/movements?${query}`));

describe('movements of an account', () => {
  test('are listed newest first with running balance', async () => {
    const { data, total } = await read('per_page=100');
    const { balance } = await done(crew.accounting('GET', `funds/${fund}`));
    expect(total).toBe(data.length);
    expect(data[0].balance).toBe(balance);
    for (const [index, one] of data.entries()) {
      const before = data[index + 1]?.balance ?? '0';
      expect(add(before, subtract(one.increase, one.decrease))).toBe(one.balance);
    }
    const days = data.map(({ voucher_date }: any) => voucher_date);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(data[0]).toMatchObject({ code_ref: expect.stringMatching(/^P[TC]/), currency_id: 'JPY' });
  });

  test('are the same page by page, in both orders, and after a roll-up', async () => {
    const all = (await read('per_page=100')).data;
    const pages = async (query: string) => {
      const rows = [];
      for (let page = 1; page <= Math.ceil(all.length / 7) + 1; page += 1)
        rows.push(...(await read(`per_page=7&page=${page}${query}`)).data);
      return rows;
    };
    expect(await pages('')).toEqual(all);
    expect(await pages('&sort=voucher_date')).toEqual(all.toReversed());
    await rollUpLedger(server.app.database.db);
    expect(await pages('')).toEqual(all);
  });

  test('of a period have the running balance of the whole account', async () => {
    const all = (await read('per_page=100')).data;
    const day = inDays(-2);
    const { data, total } = await read(`filter_between[voucher_date]=${day},${day}`);
    expect(data).toEqual(all.filter(({ voucher_date }: any) => voucher_date === day));
    expect(total).toBe(data.length);
    await refused(
      crew.accounting('GET', `funds/${fund}/movements?filter_between[voucher_date]=2026-02-02,2026-02-01`),
      'period_inverted',
    );
  });

  test('of wallets are read by whom the wallets are', async () => {
    const id = await walletId(server, customer);
    const { data } = await read('', `wallet/users/${id}`);
    expect(data[0]).toMatchObject({ kind: 'deposit_with_cash', account: '111' });
    const advance = (await done(crew.accounting('GET', `wallet/suppliers?filter[walletable_id]=${supplier}`)))
      .data[0];
    expect((await read('', `wallet/suppliers/${advance.id}`)).data[0].balance).toBe(advance.balance);
    await refused(crew.sale('GET', `wallet/users/${id}/movements`), 'not_found');
    await refused(crew.sale('GET', `funds/${fund}/movements`), 'forbidden');
    await refused(crew.sale('GET', `cards/1/movements`), 'forbidden');
    expect((await read('', 'cards/1')).data).toEqual([]);
  });
});
