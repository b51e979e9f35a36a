import type { balanceSheet, incomeStatement } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import {
  balanceSheetLines,
  incomeStatementLines,
  PROFIT_OF_YEAR,
} from '@hakobu/contract/accounting/book/statement-lines.ts';
import { addDays, dayIn, daysBetween } from '@hakobu/contract/kernel/business-day.ts';
import { zero } from '@hakobu/contract/kernel/decimal.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { unpaged } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { periodOf, type Period } from '../statistic/period-of.ts';
import { readMovements } from './movements-of-accounts.ts';
import { statementOf, type Line, type Sides } from './statement.ts';
import { readTrialBalance } from './trial-balance.ts';

/** The preceding period of equal length; undefined for an open-ended one. */
function periodBefore({ from, to }: Period, isOpen: boolean): Period | undefined {
  if (isOpen) return undefined;
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

/** Two statements side by side; empty for books without postings. */
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

/** Revenue and expenses of a period, compared with the preceding one. */
export const listIncomeStatement: Handler<typeof incomeStatement> = async (ctx, { list }) => {
  const period = periodOf(list.between.voucher_date);
  const before = periodBefore(period, isOpen(list));
  const [now, then = []] = await readMovements(ctx, [period, ...(before === undefined ? [] : [before])]);
  return together(statementOf(incomeStatementLines, now!), statementOf(incomeStatementLines, then), list);
};

/** The fiscal year up to a day; for future days the current one. */
function yearUntil(ctx: Context, day: string): Period {
  const today = dayIn(ctx.now);
  return { from: `${(day < today ? day : today).slice(0, 4)}-01-01`, to: day };
}

/** Profit of the year from movements, whether closed or not, as an additional account. */
const profitOf = (moved: readonly Sides[]): Sides => ({
  ...{ account: PROFIT_OF_YEAR, debit: zero },
  credit: statementOf(incomeStatementLines, moved).find(({ code }) => code === '60')!.amount,
});

/** Assets and liabilities at the end of a period, compared with its beginning. */
export const listBalanceSheet: Handler<typeof balanceSheet> = async (ctx, { list }) => {
  const period = periodOf(list.between.voucher_date);
  const ends = [
    period.to,
    // Without a start, compared with empty books.
    ...(list.between.voucher_date?.start === undefined ? [] : [addDays(period.from, -1)]),
  ];
  const [rows, [ended, begun]] = await Promise.all([
    readTrialBalance(ctx, period),
    readMovements(
      ctx,
      ends.map((day) => yearUntil(ctx, day)),
    ),
  ]);
  const at = (side: 'opening' | 'closing', moved: readonly Sides[] | undefined): Sides[] => [
    ...rows.map((row) => ({
      account: row.account,
      debit: row[`${side}_debit`],
      credit: row[`${side}_credit`],
    })),
    ...(moved === undefined || rows.length === 0 ? [] : [profitOf(moved)]),
  ];
  return together(
    statementOf(balanceSheetLines, at('closing', ended)),
    statementOf(balanceSheetLines, at('opening', begun)),
    list,
  );
};
