import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, negate, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { done, deposit, makeCustomer, people } from '../../../tests/main-job/main-job.ts';
import { loneVoucher } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { rollUpLedger } from '../roll-up/roll-up-ledger.ts';

const server = useTestServer({ leavesDisorder: 'its postings are written without their balances' });
const DAYS = [
  '2026-01-15',
  '2026-01-31',
  '2026-02-01',
  '2026-02-28',
  '2026-03-10',
  '2026-03-31',
  '2026-04-01',
];

interface Row {
  account_id: number;
  code: string;
  currency_id: string;
  natural_side: string;
  opening: string;
  increase: string;
  decrease: string;
  closing: string;
  closing_base: string;
}

describe('account statements', () => {
  test('equal a scan of the journal at any moment and any roll-up state', async () => {
    const crew = await people(server);
    const { id: customer } = await makeCustomer(crew);
    await deposit(crew, customer, '1000', 'VND');
    const accounts = await server.query<{ id: number }>(
      `select l.id from ledger_accounts l where l.party_id in (select id from users
        where role_id = 'customer') or l.party_type = 'fund'`,
    );
    const [first, second] = accounts.map(({ id }) => id);
    const voucher = await loneVoucher(server);
    const post = (day: string, amount: number, turned: boolean) =>
      server.query(
        `insert into ledger_postings (organization_id, transaction_id, kind, from_account_id, to_account_id, from_currency_id,
          to_currency_id, from_amount, to_amount, amount_base, voucher_date)
          values (1, ${voucher}, 'test', $1, $2, 'VND', 'VND', $3, $3, $3, $4)`,
        turned ? [first, second, amount, day] : [second, first, amount, day],
      );
    const period = fc
      .tuple(fc.constantFrom(...DAYS, 'infinity'), fc.constantFrom(...DAYS, 'infinity'))
      .filter(([from, to]) => from === 'infinity' || to === 'infinity' || from <= to);
    const work = fc.array(
      fc.oneof(
        fc.record({
          day: fc.constantFrom(...DAYS),
          amount: fc.integer({ min: 1, max: 99_999 }),
          turned: fc.boolean(),
        }),
        fc.constant('roll up' as const),
      ),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(work, period, async (steps, [from, to]) => {
        for (const step of steps) {
          if (step === 'roll up') await rollUpLedger(server.app.database.db);
          else await post(step.day, step.amount, step.turned);
        }
        const { data } = (await done(
          crew.accounting('GET', `account-period?filter_between[voucher_date]=${from},${to}`),
        )) as { data: Row[] };
        const scanned = await server.query<Row>(
          `
        with sides as (select to_account_id as id, to_amount as taken, 0 as given, voucher_date as day
        from ledger_postings union all select from_account_id, 0, from_amount, voucher_date
        from ledger_postings)
        select a.code, l.currency_id,
          coalesce(sum(l.sign * (taken - given)) filter (where $1::date is not null and day < $1::date),
            0)::text as opening,
          coalesce(sum(l.sign * (taken - given)) filter (where $2::date is null or day <= $2::date),
            0)::text as closing
        from sides s join ledger_accounts l on l.id = s.id join accounts a on a.id = l.account_id
        group by 1, 2`,
          [from, to].map((day) => (day === 'infinity' ? null : day)),
        );
        for (const row of scanned) {
          const ours = data.find(
            ({ code, currency_id }) => code === row.code && currency_id === row.currency_id,
          );
          expect([ours?.opening ?? '0', ours?.closing ?? '0']).toEqual([row.opening, row.closing]);
        }
        for (const row of data)
          expect(row.closing).toBe(subtract(add(row.opening, row.increase), row.decrease));
        expect(
          add(
            '0',
            ...data.map(({ natural_side, closing_base }) =>
              natural_side === 'debit' ? closing_base : negate(closing_base),
            ),
          ),
        ).toBe('0');
        for (const { account_id, currency_id, closing } of data) {
          const { data: parties } = (await done(
            crew.accounting(
              'GET',
              `account-period/objects?filter[account_id]=${account_id}&filter[currency_id]=${currency_id}&filter_between[voucher_date]=${from},${to}`,
            ),
          )) as { data: Row[] };
          expect(add('0', ...parties.map((party) => party.closing))).toBe(closing);
        }
      }),
      { numRuns: 25 },
    );
  });

  test("of yesterday close with today's opening balances, for accounts and parties", async () => {
    const { accounting } = await people(server);
    const read = async (path: string): Promise<any[]> => (await done(accounting('GET', path))).data;
    const nameOf = ({ code, party_type, party_id, currency_id }: any): string =>
      [code, party_type, party_id, currency_id].join(' ');
    const accounts = await read('account-period');
    expect(accounts.length).toBeGreaterThan(0);
    const objects = accounts.map(
      ({ account_id }) => `account-period/objects?filter[account_id]=${account_id}&`,
    );
    for (const call of ['account-period?', ...objects]) {
      const before = await read(`${call}filter_between[voucher_date]=infinity,2026-02-28`);
      const after = await read(`${call}filter_between[voucher_date]=2026-03-01,infinity`);
      for (const row of [...before, ...after])
        expect(row.closing).toBe(subtract(add(row.opening, row.increase), row.decrease));
      for (const row of before) {
        const next = after.find((one) => nameOf(one) === nameOf(row));
        expect([next?.opening ?? '0', next?.opening_base ?? '0']).toEqual([row.closing, row.closing_base]);
      }
    }
  });

  test('are refused for a period that ends before it begins', async () => {
    const { accounting } = await people(server);
    for (const call of ['account-period?', 'account-period/objects?filter[account_id]=1&'])
      await refused(
        accounting('GET', `${call}filter_between[voucher_date]=2026-03-02,2026-03-01`),
        'period_inverted',
        'voucher_date',
      );
  });
});
