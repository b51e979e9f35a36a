import { BASE_CURRENCY } from '@hakobu/contract/kernel/money.ts';
import { sql } from 'kysely';
import { accountRoleProperties } from '@hakobu/contract/accounting/account/account-roles.ts';
import { resultAccounts } from '@hakobu/contract/accounting/book/statement-lines.ts';
import type { closeMonth } from '@hakobu/contract/accounting/period/period.endpoints.ts';
import { add, isPositive, isZero, negate, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import type { Handler } from '#kernel/route.ts';
import {
  lockAccounts,
  subAccountOf,
  type ChosenAccount,
  type LedgerAccount,
} from '../ledger/ledger-accounts.ts';
import { beginTransaction } from '../transaction/write-transaction.ts';
import { houseAccount, writeBookVoucher, type BookEntry } from './book-voucher.ts';
import { readBalancesOnDay, type BalanceOnDay } from './balances-on-day.ts';
import { requireOver } from './lock-period.ts';

const lastDay = (month: string): string => {
  const [year, turn] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, turn, 0)).toISOString().slice(0, 10);
};

interface ResultAccount extends Required<ChosenAccount> {
  /** A sub-account without postings gets no ledger account. */
  if_there?: true;
}

/** Revenue and expense accounts of the chart, including sub-accounts. */
async function resultAccountsOf(ctx: Context): Promise<ResultAccount[]> {
  const { rows } = await sql<Required<ChosenAccount>>`
    select a.role, ${subAccountOf('a')} as sub_account_id
    from accounts a
    where left(a.code, 1) = any(${[...resultAccounts]}::text[])
      and coalesce(a.organization_id, ${ctx.organizationId}) = ${ctx.organizationId}
    order by a.code`.execute(ctx.db);
  return rows.map((row) => (row.sub_account_id === null ? row : { ...row, if_there: true }));
}

/**
 * Closes revenue and expenses of a month to the result: deductions against revenue, then all to 911, then
 * profit to 421, in one voucher. A repetition closes later postings, if any.
 */
export const closeAMonth: Handler<typeof closeMonth> = async (ctx, { body: { month } }) => {
  requireOver(ctx, month);
  const voucher_date = lastDay(month);
  const { id } = await beginTransaction(ctx, voucher_date, undefined, BASE_CURRENCY);
  const asked = await resultAccountsOf(ctx);
  const ofHouse = sql`l.party_type = 'none' and l.currency_id = ${BASE_CURRENCY}`;
  const [result, profit, revenue, ...accounts] = (await lockAccounts(ctx, [
    ...(['RESULT', 'RETAINED', 'REV_GOODS'] as const).map(houseAccount),
    ...asked.filter(({ role }) => role !== 'REV_GOODS').map((one) => ({ ...houseAccount(one.role), ...one })),
  ])) as [LedgerAccount, LedgerAccount, LedgerAccount, ...(LedgerAccount | undefined)[]];
  const locked = [revenue, ...accounts.filter((account) => account !== undefined)];
  const roles = [...new Set(asked.map(({ role }) => role))];
  // A sub-account with its first posting since then is closed next time.
  const held = (await readBalancesOnDay(ctx, voucher_date, roles, ofHouse)).filter((row) =>
    locked.some(({ id: known }) => known === row.id),
  );
  const rows = held.map(({ code, party, currency_id, balance, balance_base }) => ({
    ...{ account: code, party, currency_id, balance, before: balance_base, after: zero },
  }));
  const entries = closingEntries(held, locked, { result, profit, revenue });
  if (entries.length === 0) return { transaction: null, rows };
  return writeBookVoucher(ctx, { id, kind: 'closing', voucher_date }, entries, { rows });
};

type Meeting = Record<'result' | 'profit' | 'revenue', LedgerAccount>;

/** Entries that clear revenue, expense and result accounts. */
function closingEntries(
  held: readonly BalanceOnDay[],
  locked: readonly LedgerAccount[],
  { result, profit, revenue }: Meeting,
): BookEntry[] {
  const account = (one: BalanceOnDay) => locked.find(({ id }) => id === one.id)!;
  const credit = (one: BalanceOnDay): Decimal => (isCredit(one) ? one.balance : negate(one.balance));
  const deductions = held.filter(({ role }) => role === 'DEDUCTIONS');
  const deducted = add(zero, ...deductions.map(credit));
  const others = held.filter(({ role, id }) => role !== 'DEDUCTIONS' && id !== revenue.id);
  const ofGoods = add(deducted, ...held.filter(({ id }) => id === revenue.id).map(credit));
  return [
    ...deductions.flatMap((one) => leaving(account(one), revenue, credit(one))),
    ...leaving(revenue, result, ofGoods),
    ...others.flatMap((one) => leaving(account(one), result, credit(one))),
    ...leaving(result, profit, add(ofGoods, ...others.map(credit))),
  ];
}

const isCredit = ({ role }: BalanceOnDay): boolean => accountRoleProperties[role].side === 'credit';

/** Moves a credit balance to another account; a negative one is moved by a debit. */
function leaving(account: LedgerAccount, to: LedgerAccount, credit: Decimal): BookEntry[] {
  if (isZero(credit)) return [];
  const amount = isPositive(credit) ? credit : negate(credit);
  const [debit, gives] = isPositive(credit) ? [account, to] : [to, account];
  return [{ debit, credit: gives, debit_amount: amount, credit_amount: amount, amount_base: amount }];
}
