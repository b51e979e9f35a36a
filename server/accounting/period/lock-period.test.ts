import { beforeAll, describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { pay } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const YEAR = new Date().getFullYear() - 1;
const MONTH = `${YEAR}-03`;
let customer: number;
beforeAll(async () => void (customer = (await makeCustomer(crew)).id));

const lock = (month: string, caller: Caller = crew.accounting) =>
  caller('POST', 'statistics/account/lock-month', { month, reason: 'Đã nộp báo cáo' });
const unlock = (month: string, caller: Caller = crew.accounting) =>
  caller('POST', 'statistics/account/unlock-month', { month, reason: 'Sót hóa đơn' });
const depositOn = (day: string) =>
  pay(crew, 'deposit_with_cash', customer, {
    ...{ amount: '1000', currency_id: 'VND', fund_id: 1, voucher_date: day },
  });
const months = async (caller: Caller = crew.accounting) =>
  (await done(caller('GET', 'statistics/account/locked-months'))).data;

describe('a month of the books', () => {
  test('refuses postings while locked, and accepts them after unlocking', async () => {
    const row = await done(lock(MONTH), 201);
    expect(row).toMatchObject({
      month: MONTH,
      reason: 'Đã nộp báo cáo',
      locked_by: { name: expect.any(String) },
    });
    expect(await months()).toEqual([row]);
    await refused(depositOn(`${MONTH}-31`), 'period_locked');
    await refused(depositOn(`${MONTH}-01`), 'period_locked');
    await done(depositOn(`${YEAR}-04-01`), 201);
    await done(unlock(MONTH), 200);
    expect(await months()).toEqual([]);
    await done(depositOn(`${MONTH}-31`), 201);
  });

  test('is locked whatever writes: the ledger itself refuses', async () => {
    await done(lock(MONTH), 201);
    const copied = server.query(
      `insert into ledger_postings (organization_id, transaction_id, kind, from_account_id, to_account_id,
        from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
        select organization_id, transaction_id, kind, from_account_id, to_account_id, from_currency_id,
          to_currency_id, from_amount, to_amount, amount_base, '${MONTH}-15' from ledger_postings limit 1`,
    );
    await expect(copied).rejects.toMatchObject({ constraint: 'ledger_postings__open_month' });
    for (const path of ['revaluation', 'opening'])
      await refused(
        crew.accounting('POST', `statistics/account/${path}`, {
          voucher_date: `${MONTH}-31`,
          ...(path === 'opening' && {
            rows: [
              { account: 'CASH', party_id: 1, amount: '5' },
              { account: 'CAPITAL', amount: '5' },
            ],
          }),
        }),
        'period_locked',
      );
    await refused(crew.accounting('POST', 'statistics/account/closing', { month: MONTH }), 'period_locked');
    await done(unlock(MONTH), 200);
  });

  test('is locked once and unlocked once', async () => {
    await done(lock(MONTH), 201);
    await refused(lock(MONTH), 'period_already_locked');
    await done(unlock(MONTH), 200);
    await refused(unlock(MONTH), 'period_not_locked');
  });

  test('is not locked before it is over, nor without a reason', async () => {
    await refused(lock(new Date().toISOString().slice(0, 7)), 'period_not_over');
    await refused(lock(`${YEAR + 2}-01`), 'period_not_over');
    for (const body of [
      { month: '2026-13', reason: 'x' },
      { month: MONTH },
      { month: '0000-01', reason: 'x' },
    ])
      await refused(crew.accounting('POST', 'statistics/account/lock-month', body), 'invalid_fields');
  });

  test('logs who locked and unlocked it, and why', async () => {
    const month = `${YEAR}-08`;
    await done(lock(month), 201);
    await done(unlock(month), 200);
    const { data } = await done(
      crew.accounting('GET', `logs?filter[logable_type]=period&filter[logable_id]=${month}&sort=id`),
    );
    expect(data.map(({ type_id, content }: any) => [type_id, content.note])).toEqual([
      ['created', 'Đã nộp báo cáo'],
      ['deleted', 'Sót hóa đơn'],
    ]);
  });

  test('of another company is another', async () => {
    const other = await stranger(server, 'accounting');
    await done(lock(MONTH), 201);
    expect(await months(other)).toEqual([]);
    await refused(unlock(MONTH, other), 'period_not_locked');
    await done(unlock(MONTH), 200);
  });

  test('refuses concurrent postings', async () => {
    const month = `${YEAR}-09`;
    const race = [...Array.from({ length: 6 }, () => depositOn(`${month}-10`)), lock(month)];
    const replies = await Promise.all(race);
    const rows = await server.query(
      `select p.created_at < l.locked_at or p.xact < l.xmin::text::xid8 as before
        from ledger_postings p join locked_periods l on l.month = date_trunc('month', p.voucher_date)
        where l.month = '${month}-01'`,
    );
    const taken = replies.slice(0, 6).filter(({ status }) => status === 201).length;
    expect(rows).toHaveLength(taken);
    for (const { status, body } of replies.slice(0, 6))
      if (status !== 201) expect(body.code).toBe('period_locked');
    await done(unlock(month), 200);
    await deposit(crew, customer, '1', 'VND');
  });
});
