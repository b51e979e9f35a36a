import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { anyPeriod, anySteps, takeSteps } from '../../../tests/support/random-postings.ts';
import { rawPostings } from '../../../tests/support/raw-postings.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { block } from '../roll-up/roll-up-blocks.ts';
import { rollUpLedger } from '../roll-up/roll-up-ledger.ts';
import { createReadContext, type Context } from '#kernel/context.ts';
import { accountIdsIfFew, ledgerLimits } from './ledger-lines.ts';
import { readLedgerPage } from './ledger-page.ts';
import { findPageRange } from './ledger-range.ts';

const server = useTestServer({ leavesDisorder: 'its vouchers stand outside of every series' });
const crew = usePeople(server);
const YEAR = new Date().getFullYear() - 1;
const DAYS = ['01-31', '02-01', '03-10'].map((day) => `${YEAR}-${day}`);
const PER_PAGE = 3;

const { accounts, open, post } = rawPostings(server);
const usual = { accounts: ledgerLimits.accounts, most: block.most };
afterAll(() => {
  ledgerLimits.accounts = usual.accounts;
  block.most = usual.most;
});
let parties: number[];
beforeAll(async () => {
  block.most = 2;
  parties = [await makeCustomer(crew), await makeCustomer(crew)].map(({ id }) => id);
  await open([
    ['CASH', 'fund', 1, 'VND'],
    ['CASH', 'fund', 2, 'JPY'],
    ...parties.flatMap((id) => [['CLEAR', 'user', id, 'VND'] as const, ['DEBT', 'user', id, 'VND'] as const]),
  ]);
});

type Line = Record<'day' | 'debit' | 'credit' | 'balance' | 'balance_base', string | null> & { id: number };

/** What a ledger is asked of: an account, and one of the two customers or everybody. */
interface Of {
  account: string;
  party?: number | undefined;
}

/** Whether a ledger is in VND alone; books in other currencies show no balance. */
const inOneCurrency = ({ account, party }: Of) => account === '131' || party !== undefined;

/** The lines of a ledger with what it held after each, as the journal alone tells them. */
const journal = (of: Of, [from, to]: readonly [string, string]) =>
  server.query<Line>(
    `select * from (
      select p.id::int * 2 + s.turn as id, p.voucher_date::text as day, s.debit::text, s.credit::text,
        case when $4 then (sum(s.debit - s.credit) over upto)::text end as balance,
        (sum(s.debit_base - s.credit_base) over upto)::text as balance_base
      from ledger_postings p
      cross join lateral (values (0, p.to_account_id, p.to_amount, 0, p.amount_base, 0),
        (1, p.from_account_id, 0, p.from_amount, 0, p.amount_base))
        as s (turn, own, debit, credit, debit_base, credit_base)
      join ledger_accounts l on l.id = s.own
      join accounts a on a.id = l.account_id
      where starts_with(a.code, $1) and ($5::bigint is null or (l.party_type = 'user' and l.party_id = $5))
      window upto as (order by p.voucher_date, p.id, s.turn)) as x
    where day between $2 and $3
    order by day, id`,
    [of.account, from, to, inOneCurrency(of), of.party === undefined ? null : parties[of.party]],
  );

/** All pages of it as the list answers them. */
async function pages(of: Of, [from, to]: readonly [string, string], sort: string): Promise<Line[]> {
  const whose =
    of.party === undefined ? '' : `&filter[party_type]=user&filter[party_id]=${parties[of.party]}`;
  const lines: Line[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await done(
      crew.accounting(
        'GET',
        `statistics/account/ledger?filter[account]=${of.account}&filter_between[voucher_date]=${from},${to}` +
          `${whose}&per_page=${PER_PAGE}&page=${page}&sort=${sort}`,
      ),
    );
    last = answer.last_page;
    lines.push(
      ...answer.data.map(
        ({ id, voucher_date, debit, credit, balance, balance_base }: Line & { voucher_date: string }) => ({
          ...{ id, day: voucher_date, debit, credit, balance_base },
          balance: inOneCurrency(of) ? balance : null,
        }),
      ),
    );
  }
  return lines;
}

/** Blocks that do not sum up the postings that stand in them, or that nobody made of what is rolled up. */
const ASTRAY = `
  select day::text, first_id::int, account_id::int, kept.lines as kept, found.lines as found
  from account_blocks kept
  full join (
    select p.voucher_date as day, e.first_id, l.account_id, l.currency_id, count(*)::int as lines,
      max(p.id) as last_id, sum(s.debit) as debit, sum(s.credit) as credit, sum(s.debit_base) as debit_base,
      sum(s.credit_base) as credit_base
    from ledger_postings p
    cross join lateral (
      select max(b.first_id) as first_id
      from account_blocks b
      where b.day = p.voucher_date and b.first_id <= p.id) e
    cross join lateral (values (p.to_account_id, p.to_amount, 0, p.amount_base, 0),
      (p.from_account_id, 0, p.from_amount, 0, p.amount_base))
      as s (own, debit, credit, debit_base, credit_base)
    join ledger_accounts l on l.id = s.own
    where p.xact < (select next_xact from ledger_roll_up)
    group by 1, 2, 3, 4) as found using (day, first_id, account_id, currency_id)
  where (kept.lines, kept.last_id, kept.debit, kept.credit, kept.debit_base, kept.credit_base)
    is distinct from (found.lines, found.last_id, found.debit, found.credit, found.debit_base, found.credit_base)`;

const rollUp = () => rollUpLedger(server.app.database.db);

describe('pages of a ledger', () => {
  test('equal the journal in both directions, over days with many blocks', async () => {
    const steps = anySteps(DAYS, { accounts: 6, yen: 3, steps: 14 });
    const asked = fc.record({
      account: fc.constantFrom('111', '131', '1', '642'),
      party: fc.constantFrom(undefined, 0, 1),
      period: anyPeriod(DAYS),
      limit: fc.constantFrom(0, usual.accounts),
    });
    await fc.assert(
      fc.asyncProperty(steps, asked, async (taken, { period, limit, ...of }) => {
        await takeSteps(server, post, taken);
        ledgerLimits.accounts = limit;
        const lines = await journal(of, period);
        expect(await pages(of, period, 'voucher_date')).toEqual(lines);
        expect(await pages(of, period, '-voucher_date')).toEqual(lines.toReversed());
        expect(await server.query(ASTRAY)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  test('include late postings in their block, aggregated or not', async () => {
    ledgerLimits.accounts = 0;
    const day = DAYS[1]!;
    const [early] = await server.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence('ledger_postings', 'id'))::int as id`,
    );
    for (let count = 0; count < 7; count += 1) await post({ day, from: 0, to: 2, yen: 1 });
    await expect.poll(rollUp, { timeout: 20_000 }).toBeGreaterThan(0);
    await server.query(
      `insert into ledger_postings (id, organization_id, transaction_id, kind, from_account_id, to_account_id,
        from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
      overriding system value
      select $1, organization_id, transaction_id, kind, $2, $3, 'VND', 'VND', 17, 17, 17, voucher_date
      from ledger_postings where voucher_date = $4 order by id desc limit 1`,
      [early!.id, accounts[0]!.id, accounts[3]!.id, day],
    );
    await server.query(
      'update ledger_accounts set credit = credit + 17, credit_base = credit_base + 17 where id = $1',
      [accounts[0]!.id],
    );
    await server.query(
      'update ledger_accounts set debit = debit + 17, debit_base = debit_base + 17 where id = $1',
      [accounts[3]!.id],
    );
    const reported = () => pages({ account: '131' }, [day, day], 'voucher_date');
    const lines = await journal({ account: '131' }, [day, day]);
    expect(lines.some(({ id }) => id === early!.id * 2)).toBe(true);
    expect(await reported()).toEqual(lines);
    await expect.poll(rollUp, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await reported()).toEqual(lines);
    expect(await server.query(ASTRAY)).toEqual([]);
    const [{ blocks } = { blocks: 0 }] = await server.query<{ blocks: number }>(
      'select count(distinct first_id)::int as blocks from account_blocks where day = $1',
      [day],
    );
    expect(blocks).toBeGreaterThan(2);
  });

  test('start a new block when one is full', async () => {
    const day = `${YEAR}-04-01`;
    for (let count = 0; count < 3; count += 1) {
      await post({ day, from: 0, to: 2, yen: 1 });
      await expect.poll(rollUp, { timeout: 20_000 }).toBeGreaterThan(0);
    }
    expect(
      await server.query(
        `select sum(lines)::int / 2 as postings from account_blocks where day = $1 group by first_id order by first_id`,
        [day],
      ),
    ).toEqual([{ postings: 2 }, { postings: 1 }]);
  });

  test('stay stable while new postings are made', async () => {
    const day = DAYS[2]!;
    const ctx: Context = createReadContext(
      Object.assign(Object.create(null), { db: server.app.database.db, organizationId: 1 }),
    );
    const selection = { accounts: ['131'] };
    const period = { from: DAYS[0]!, to: day };
    for (let count = 0; count < 5; count += 1) await post({ day, from: 0, to: 3, yen: 1 });
    for (const limit of [0, usual.accounts])
      for (const descending of [false, true])
        for (let page = 1, last = 1; page <= last; page += 1) {
          ledgerLimits.accounts = limit;
          const inOrder = await journal({ account: '131' }, [period.from, period.to]);
          const lines = descending ? inOrder.toReversed() : inOrder;
          last = Math.ceil(lines.length / PER_PAGE);
          const list: ListQuery = {
            ...{ page, per_page: PER_PAGE, filters: {}, between: {}, sort: [], include: [], append: [] },
          };
          const accountIds = await accountIdsIfFew(ctx, selection);
          const within = await findPageRange(ctx, { selection, accountIds, descending }, period, list);
          await post({ day, from: 0, to: 3, yen: 7 });
          const asked = {
            selection,
            descending,
            accountIds: within?.dense === true ? undefined : accountIds,
          };
          const { data } = await readLedgerPage(ctx, asked, { period, within, whole: true }, list);
          const reported = (rows: readonly { id: number; balance: string | null }[]) =>
            rows.map(({ id, balance }) => ({ id, balance }));
          const skip = (page - 1) * PER_PAGE;
          expect(reported(data)).toEqual(reported(lines.slice(skip, skip + PER_PAGE)));
        }
  });

  test('of days without anything are empty', async () => {
    expect(await pages({ account: '131' }, [`${YEAR}-05-01`, `${YEAR}-05-31`], 'voucher_date')).toEqual([]);
  });
});
