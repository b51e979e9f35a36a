import { describe, expect, test } from 'vitest';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { postingsOf } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const MONTH = `${new Date().getFullYear() - 1}-06`;
const close = (month = MONTH, query = '') =>
  crew.accounting('POST', `statistics/account/closing${query}`, { month });
/** What was earned and spent until a day, as an opening brings it. */
const earn = (rows: object[]) =>
  done(crew.accounting('POST', 'statistics/account/opening', { voucher_date: `${MONTH}-15`, rows }), 201);
const read = async (path: string): Promise<any[]> =>
  (
    await done(
      crew.accounting(
        'GET',
        `statistics/account/${path}?filter_between[voucher_date]=${MONTH}-01,${MONTH}-30`,
      ),
    )
  ).data;

describe('closing a month', () => {
  test('moves revenue and expense to the result and on to profit, and changes no statement', async () => {
    await earn([
      { account: 'CASH', party_id: 1, amount: '900' },
      { account: 'REV_GOODS', amount: '1000' },
      { account: 'DEDUCTIONS', amount: '50' },
      { account: 'COST', amount: '400' },
      { account: 'REV_SERVICES', amount: '350' },
    ]);
    const before = [await read('income-statement'), await read('balance-sheet')];
    const preview = await done(close(MONTH, '?preview=1'), 200);
    const made = await done(close(), 200);
    expect(made.rows).toEqual(preview.rows);
    expect(made.transaction).toMatchObject({ type_id: 'closing', voucher_date: `${MONTH}-30` });
    expect(await postingsOf(server, made.transaction.id)).toEqual([
      ['5111', '521', '50', '50', '50'],
      ['5111', '911', '950', '950', '950'],
      ['5113', '911', '350', '350', '350'],
      ['911', '632', '400', '400', '400'],
      ['911', '421', '900', '900', '900'],
    ]);
    const after = [await read('income-statement'), await read('balance-sheet')];
    const amounts = (rows: any[]) => rows.map(({ code, amount }) => [code, amount]);
    expect(after.map(amounts)).toEqual(before.map(amounts));
    expect(after[0]!.find(({ code }) => code === '60').amount).toBe('900');
    const trial = await read('trial-balance');
    for (const { account, closing_debit, closing_credit } of trial)
      if (/^[5-9]/.test(account))
        expect([account, closing_debit, closing_credit]).toEqual([account, '0', '0']);
  });

  test('again closes later postings only', async () => {
    expect(await done(close(), 200)).toEqual({ transaction: null, rows: [] });
    await earn([
      { account: 'SELLING', amount: '30' },
      { account: 'OTHER_INCOME', amount: '30' },
    ]);
    const made = await done(close(), 200);
    expect(await postingsOf(server, made.transaction.id)).toEqual([
      ['911', '641', '30', '30', '30'],
      ['711', '911', '30', '30', '30'],
    ]);
    const [line] = (await read('income-statement')).filter(({ code }) => code === '25');
    expect(line.amount).toBe('30');
  });

  test('that is reversed has no effect in statements and ledgers, and can be repeated', async () => {
    const ledger = async () =>
      (
        await done(
          crew.accounting(
            'GET',
            `statistics/account/ledger?filter[account]=5111&filter[closing]=false&filter_between[voucher_date]=${MONTH}-01,${MONTH}-30`,
          ),
        )
      ).data.length;
    const before = [await read('income-statement'), await ledger()];
    const [{ id }] = (await done(crew.accounting('GET', 'transactions?filter[type_id]=closing&sort=id')))
      .data;
    await done(crew.accounting('DELETE', `transactions/${id}?voucher_date=${MONTH}-30`), 200);
    expect([await read('income-statement'), await ledger()]).toEqual(before);
    const again = await done(close(), 200);
    expect(again.rows.map(({ account }: any) => account)).toContain('5111');
    expect([await read('income-statement'), await ledger()]).toEqual(before);
  });

  test('shows a loss on the other side', async () => {
    await earn([
      { account: 'FEES', amount: '70' },
      { account: 'UNIDENT', amount: '70' },
    ]);
    const made = await done(close(), 200);
    expect((await postingsOf(server, made.transaction.id)).at(-1)).toEqual(['421', '911', '70', '70', '70']);
  });

  test('is refused before the month is over', async () => {
    await refused(close(new Date().toISOString().slice(0, 7)), 'period_not_over');
    await refused(close('2001-01'), 'outside_books');
    await makeCustomer(crew);
  });
});
