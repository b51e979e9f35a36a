import { sql } from 'kysely';
import {
  accountRoleProperties,
  type AccountRole,
} from '@hakobu/contract/accounting/account/account-roles.ts';
import type { revalue } from '@hakobu/contract/accounting/period/period.endpoints.ts';
import {
  add,
  isPositive,
  isZero,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, convertMoney } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import type { Handler } from '#kernel/route.ts';
import { spotRate } from '../ledger/base-amount.ts';
import { lockAccounts, type LedgerAccount } from '../ledger/ledger-accounts.ts';
import { beginTransaction } from '../transaction/write-transaction.ts';
import { houseAccount, writeBookVoucher, type BookEntry } from './book-voucher.ts';
import { readBalancesOnDay, type BalanceOnDay } from './balances-on-day.ts';

const MONETARY = (Object.keys(accountRoleProperties) as AccountRole[]).filter(
  (role) => accountRoleProperties[role].monetary,
);
/** Accounts where a balance on the other side is also a monetary item; elsewhere it is an advance. */
const BOTH_WAYS: readonly AccountRole[] = ['BANK'];

/** Whether a balance on the account's own or other side is a monetary item. */
const isMoney = (role: AccountRole, own: boolean): boolean =>
  own
    ? accountRoleProperties[role].monetary === true
    : accountRoleProperties[role].monetary === 'turned' || BOTH_WAYS.includes(role);

const read = async (ctx: Context, day: string): Promise<BalanceOnDay[]> => {
  const rows = await readBalancesOnDay(ctx, day, MONETARY, sql`l.currency_id <> ${BASE_CURRENCY}`);
  return rows.filter(({ role, balance }) => isMoney(role, isPositive(balance)));
};

interface Revalued extends BalanceOnDay {
  worth: Decimal;
}

/** Values on the day at the published rate. */
async function worthOn(ctx: Context, rows: readonly BalanceOnDay[], day: string): Promise<Revalued[]> {
  const currencies = [...new Set(rows.map(({ currency_id }) => currency_id))];
  const rates = new Map(
    await Promise.all(currencies.map(async (id) => [id, await spotRate(ctx, id, day)] as const)),
  );
  return rows
    .map((row) => ({ ...row, worth: convertMoney(row.balance, rates.get(row.currency_id)!, BASE_CURRENCY) }))
    .filter(({ worth, balance_base }) => !isZero(subtract(worth, balance_base)));
}

/**
 * Revalues monetary items in foreign currency at the day's rate, through 413 to gain or loss, in one voucher.
 * A repetition changes nothing. Accounts that are empty now are skipped.
 */
export const revalueCurrencies: Handler<typeof revalue> = async (ctx, { body: { voucher_date } }) => {
  const { id } = await beginTransaction(ctx, voucher_date, undefined, BASE_CURRENCY);
  const asked = await worthOn(ctx, await read(ctx, voucher_date), voucher_date);
  if (asked.length === 0) return { transaction: null, rows: [], left_out: [] };
  const keys = asked.map(({ role, sub_account_id, party_type, party_id, currency_id }) => ({
    ...{ role, sub_account_id, party_type, party_id, currency_id },
  }));
  const [revaluation, gain, loss, ...accounts] = (await lockAccounts(ctx, [
    houseAccount('FX_REVALUATION'),
    houseAccount('FX_GAIN'),
    houseAccount('FX_LOSS'),
    ...keys,
  ])) as [LedgerAccount, LedgerAccount, LedgerAccount, ...LedgerAccount[]];
  // Postings made before the lock count; accounts that got a balance meanwhile do not.
  const known = new Map(accounts.map((account) => [account.id, account]));
  const now = await worthOn(ctx, await read(ctx, voucher_date), voucher_date);
  const rows = now.filter((row) => known.has(row.id));
  const changed = rows.filter(({ is_empty }) => !is_empty);
  const left_out = rows.filter(({ is_empty }) => is_empty).map(({ code, party }) => nameOf(code, party));
  const answer = {
    rows: changed.map(({ code, party, currency_id, balance, balance_base, worth }) => ({
      ...{ account: code, party, currency_id, balance, before: balance_base, after: worth },
    })),
    left_out,
  };
  if (changed.length === 0) return { transaction: null, ...answer };
  const differences = changed.map((row) =>
    differenceOf(known.get(row.id)!, revaluation, subtract(row.worth, row.balance_base)),
  );
  const entries = [...differences, ...toResult(differences, { revaluation, gain, loss })];
  return writeBookVoucher(ctx, { id, kind: 'revaluation', voucher_date }, entries, answer);
};

const nameOf = (code: string, party: BalanceOnDay['party']): string =>
  party === null ? code : `${code} ${party.name ?? `${party.type} ${party.id}`}`;

/** The revaluation difference against 413 in VND only. */
function differenceOf(account: LedgerAccount, revaluation: LedgerAccount, more: Decimal): BookEntry {
  const debits = (accountRoleProperties[account.role].side === 'debit') === isPositive(more);
  const amount_base = isPositive(more) ? more : negate(more);
  return debits
    ? { debit: account, credit: revaluation, debit_amount: zero, credit_amount: amount_base, amount_base }
    : { debit: revaluation, credit: account, debit_amount: amount_base, credit_amount: zero, amount_base };
}

/** Transfers 413 to gains (515) or losses (635), so that it is zero after the voucher. */
function toResult(
  differences: readonly BookEntry[],
  { revaluation, gain, loss }: Record<'revaluation' | 'gain' | 'loss', LedgerAccount>,
): BookEntry[] {
  const sum = (side: 'debit' | 'credit') =>
    add(
      zero,
      ...differences
        .filter((entry) => entry[side].id === revaluation.id)
        .map(({ amount_base }) => amount_base),
    );
  const both = (debit: LedgerAccount, credit: LedgerAccount, amount: Decimal): BookEntry[] =>
    isZero(amount)
      ? []
      : [{ debit, credit, debit_amount: amount, credit_amount: amount, amount_base: amount }];
  return [...both(revaluation, gain, sum('credit')), ...both(loss, revaluation, sum('debit'))];
}
