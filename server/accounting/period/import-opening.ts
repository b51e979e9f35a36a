import { sql } from 'kysely';
import { accountRoleProperties } from '@hakobu/contract/accounting/account/account-roles.ts';
import { BASE_CURRENCY } from '@hakobu/contract/kernel/money.ts';
import type {
  ChangedRow,
  importOpening,
  OpeningRow,
} from '@hakobu/contract/accounting/period/period.endpoints.ts';
import {
  absolute,
  add,
  isNegative,
  isZero,
  negate,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import { openingKindOf } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { withCommit } from '#kernel/deferred-response.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { notReversed } from '../ledger/not-reversed.ts';
import { ledgerPartyOf } from '../ledger/party-of.ts';
import { lockAccounts, type LedgerAccount, type Party } from '../ledger/ledger-accounts.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { beginTransaction } from '../transaction/write-transaction.ts';
import { openWallet } from '../wallet/open-wallets.ts';
import { houseAccount, postBookVoucher, type BookEntry } from './book-voucher.ts';
import { accountsOfRows } from './opening-rows.ts';
import { readOpening } from './read-opening.ts';

const baseOf = ({ amount, base }: OpeningRow): Decimal => base ?? amount;
/** The debit of a row in VND; negative for a credit. */
function debitOf(row: OpeningRow): Decimal {
  const base = baseOf(row);
  return accountRoleProperties[row.account].side === 'debit' ? base : negate(base);
}

/** Debits and credits of the rows must be equal. */
function requireBalance(rows: readonly OpeningRow[]): void {
  const difference = add(zero, ...rows.map(debitOf));
  if (!isZero(difference))
    throw new Refusal('opening_not_balanced', { values: { difference }, details: { difference } });
}

/** An account has one opening balance; corrections reverse the voucher. */
async function requireFirst(ctx: Context, accounts: readonly LedgerAccount[]): Promise<void> {
  const {
    rows: [taken],
  } = await sql<{ id: number; code_ref: string }>`
    select s.account as id, t.code_ref
    from transactions t
    join ledger_postings p on p.transaction_id = t.id
    cross join lateral (values (p.from_account_id), (p.to_account_id)) as s (account)
    where t.organization_id = ${ctx.organizationId}
      and t.type_id in ('opening', 'opening_receipt', 'opening_transfer')
      and ${notReversed}
      and s.account = any(${accounts.map(({ id }) => id)}::bigint[])
    limit 1`.execute(ctx.db);
  if (taken === undefined) return;
  const { code } = accounts.find(({ id }) => id === taken.id)!;
  throw new Refusal('opening_taken', {
    values: { account: code, voucher: taken.code_ref },
    details: { account: code, voucher: taken.code_ref },
  });
}

/** Opens wallets for the customers and suppliers of the rows. */
async function openWallets(ctx: Context, rows: readonly OpeningRow[]): Promise<void> {
  for (const { account, party_id, currency_id } of rows)
    if (account === 'WALLET' || account === 'SUPW') {
      const party: Party = { type: account === 'WALLET' ? 'user' : 'supplier', id: party_id! };
      await openWallet(ctx, party, currency_id, 'party_id');
    }
}

/**
 * Imports opening balances against an account that is zero afterwards, all or nothing. Balances are one
 * voucher; unassigned receipts and transfers in transit are one each, which later vouchers take from. The
 * preview is a dry run.
 */
export const importTheOpening: Handler<typeof importOpening> = async (ctx, { body }) => {
  const imported = await readOpening(ctx, body);
  const { rows } = imported;
  const keys = await accountsOfRows(ctx, imported);
  requireBalance(rows);
  const { voucher_date, description } = body;
  await openWallets(ctx, rows);
  const [opening, ...accounts] = await lockAccounts(ctx, [houseAccount('OPENING'), ...keys]);
  await requireFirst(ctx, accounts);
  const entries = rows.map((row, index) => ({ row, entry: entryOf(row, accounts[index]!, opening) }));
  const effects = await previewRows(ctx, rows, accounts);
  const balances = entries.filter(({ row }) => openingKindOf(row.account) === undefined);
  const begin = async () => (await beginTransaction(ctx, voucher_date, undefined, BASE_CURRENCY)).id;
  const voucher = { id: await begin(), kind: 'opening', voucher_date, description } as const;
  const ofBalances = balances.map(({ entry }) => entry);
  const writeBalances = balances.length > 0 ? await postBookVoucher(ctx, voucher, ofBalances) : undefined;
  const writeWaiting: (() => Promise<TransactionRow>)[] = [];
  for (const { row, entry } of entries) {
    const kind = openingKindOf(row.account);
    if (kind === undefined) continue;
    const facts = { id: await begin(), kind, voucher_date, description: row.description ?? description };
    writeWaiting.push(await postBookVoucher(ctx, facts, [entry], waitingOf(row)));
  }
  return withCommit(async () => {
    const vouchers = await pipeline(...(writeBalances === undefined ? [] : [writeBalances]), ...writeWaiting);
    return {
      ...{ rows: effects, transaction: vouchers[0]! },
      waiting: writeBalances === undefined ? vouchers : vouchers.slice(1),
    };
  });
};

/** Voucher fields of an unassigned receipt or transfer in transit. */
const waitingOf = ({ amount, currency_id, card_id }: OpeningRow) => ({
  ...{ amount, currency_id, unassigned: amount, card_id: card_id ?? null },
});

/** The effect of each row on its account. */
async function previewRows(
  ctx: Context,
  rows: readonly OpeningRow[],
  accounts: readonly LedgerAccount[],
): Promise<ChangedRow[]> {
  const { rows: parties } = await sql<{ id: number; party: ChangedRow['party'] }>`
    select l.id, ${ledgerPartyOf('l')} as party
    from ledger_accounts l
    where l.id = any(${accounts.map(({ id }) => id)}::bigint[])`.execute(ctx.db);
  const byAccount = new Map(parties.map(({ id, party }) => [id, party]));
  const held = new Map(accounts.map((account) => [account.id, account]));
  return rows.map((row, index): ChangedRow => {
    const { id, code, balance, balance_base } = held.get(accounts[index]!.id)!;
    const after = { balance: add(balance, row.amount), balance_base: add(balance_base, baseOf(row)) };
    held.set(id, { ...accounts[index]!, ...after });
    return {
      ...{ account: code, party: byAccount.get(id) ?? null, currency_id: row.currency_id },
      ...{ balance: after.balance, before: balance_base, after: after.balance_base },
    };
  });
}

function entryOf(row: OpeningRow, account: LedgerAccount, opening: LedgerAccount): BookEntry {
  const amount_base = absolute(baseOf(row));
  const amount = absolute(row.amount);
  return isNegative(debitOf(row))
    ? { debit: opening, credit: account, debit_amount: amount_base, credit_amount: amount, amount_base }
    : { debit: account, credit: opening, debit_amount: amount, credit_amount: amount_base, amount_base };
}
