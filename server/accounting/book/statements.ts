import { sql } from 'kysely';
import type { balanceSheet, incomeStatement } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import {
  balanceSheetLines,
  incomeStatementLines,
  PROFIT_OF_YEAR,
} from '@hakobu/contract/accounting/book/statement-lines.ts';
import { addDays, dayIn, daysBetween } from '@hakobu/contract/kernel/business-day.ts';
import { add, subtract, zero } from '@hakobu/contract/kernel/decimal.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { unpaged } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { readAccountSums } from '../statistic/account-period.queries.ts';
import { statutory } from '../ledger/sides.ts';
import { periodOf, type Period } from '../statistic/period-of.ts';
import { statementOf, type Line, type Sides } from './statement.ts';
import { readTrialBalance } from './trial-balance.ts';

/**
 * What the closing of months moved on each statutory account within a period, and what was taken back of it:
 * vouchers that are few, each read by itself.
 */
async function readClosings(ctx: Context, { from, to }: Period): Promise<Sides[]> {
  const { rows } = await sql<Sides>`
    select ${statutory(sql`a.code`)} as account, sum(s.debit) as debit, sum(s.credit) as credit
    from transactions closed
    cross join lateral (
      select closed.id, closed.voucher_date
      union all
      select r.id, r.voucher_date from transactions r where r.reverses_id = closed.id) t
    join ledger_postings p on p.transaction_id = t.id
    cross join lateral (
      values (p.to_account_id, p.amount_base, 0::numeric), (p.from_account_id, 0::numeric, p.amount_base)
    ) as s (account, debit, credit)
    join ledger_accounts l on l.id = s.account
    join accounts a on a.id = l.account_id
    where closed.organization_id = ${ctx.organizationId}
      and closed.currency_id = 'VND'
      and closed.type_id = 'closing'
      and t.voucher_date between ${from}::date and ${to}::date
    group by 1`.execute(ctx.db);
  return rows;
}

/** What each statutory account moved within a period, from the sums of its days and months. */
async function readMovements(ctx: Context, period: Period): Promise<Sides[]> {
  const [rows, closings] = await Promise.all([readAccountSums(ctx, period), readClosings(ctx, period)]);
  const moved = Map.groupBy(rows, ({ code }) => code.split('-')[0]!);
  return [...moved].map(([account, parts]) => {
    const closed = closings.find((one) => one.account === account);
    const sumOf = (side: 'debit' | 'credit') =>
      add(
        zero,
        ...parts.map((part) => (part.natural_side === side ? part.increase_base : part.decrease_base)),
      );
    return {
      account,
      debit: subtract(sumOf('debit'), closed?.debit ?? zero),
      credit: subtract(sumOf('credit'), closed?.credit ?? zero),
    };
  });
}

/** The same number of days just before a period; none where its beginning is open. */
function periodBefore({ from, to }: Period, isOpen: boolean): Period | undefined {
  if (isOpen) return undefined;
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

/** Two statements beside each other; books in which nothing stands have none. */
const together = (lines: readonly Line[], before: readonly Line[], { sort }: ListQuery) => {
  if ([...lines, ...before].every(({ accounts }) => accounts.length === 0)) return unpaged([]);
  const rows = lines.map(({ code, amount, accounts }, index) => ({
    code,
    amount,
    before: before[index]!.amount,
    accounts: [...new Set([...accounts, ...before[index]!.accounts])],
  }));
  return unpaged(sort[0]?.descending === true ? rows.toReversed() : rows);
};

const isOpen = ({ between }: ListQuery): boolean =>
  between.voucher_date?.start === undefined || between.voucher_date.end === undefined;

/** Revenue and expense within a period, beside those of the time just before it. */
export const listIncomeStatement: Handler<typeof incomeStatement> = async (ctx, { list }) => {
  const period = periodOf(list.between.voucher_date);
  const before = periodBefore(period, isOpen(list));
  const [now, then] = await Promise.all([
    readMovements(ctx, period),
    before === undefined ? [] : readMovements(ctx, before),
  ]);
  return together(statementOf(incomeStatementLines, now), statementOf(incomeStatementLines, then), list);
};

/** The profit of the year so far at the end of a day, closed or not, beside the accounts. */
async function profitOfYear(ctx: Context, day: string): Promise<Sides> {
  const today = dayIn(ctx.now);
  const from = `${(day < today ? day : today).slice(0, 4)}-01-01`;
  const moved = from > day ? [] : await readMovements(ctx, { from, to: day });
  const { amount } = statementOf(incomeStatementLines, moved).find(({ code }) => code === '60')!;
  return { account: PROFIT_OF_YEAR, debit: zero, credit: amount };
}

/** What the house has and owes at the end of a period, beside its beginning. */
export const listBalanceSheet: Handler<typeof balanceSheet> = async (ctx, { list }) => {
  const period = periodOf(list.between.voucher_date);
  const [rows, ended, begun] = await Promise.all([
    readTrialBalance(ctx, period),
    profitOfYear(ctx, period.to),
    // before all that is
    list.between.voucher_date?.start === undefined ? undefined : profitOfYear(ctx, addDays(period.from, -1)),
  ]);
  const at = (side: 'opening' | 'closing', profit: Sides | undefined): Sides[] => [
    ...rows.map((row) => ({
      account: row.account,
      debit: row[`${side}_debit`],
      credit: row[`${side}_credit`],
    })),
    ...(profit === undefined || rows.length === 0 ? [] : [profit]),
  ];
  return together(
    statementOf(balanceSheetLines, at('closing', ended)),
    statementOf(balanceSheetLines, at('opening', begun)),
    list,
  );
};
