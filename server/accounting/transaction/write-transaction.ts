import { sql } from 'kysely';
import { seriesOf, type TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { addDays, dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Party } from '../ledger/ledger-accounts.ts';
import type { Posting } from '../ledger/post.ts';
import { openWallet } from '../wallet/open-wallets.ts';
import { entriesOf } from './entries.ts';
import type { TransactionRow } from './transaction.queries.ts';

export interface TransactionInput {
  id: number;
  type_id: TransactionKind;
  amount: Decimal;
  currency_id: string;
  voucher_date: string;
  description?: string | null;
  transactionable_type?: string | null;
  transactionable_id?: number | null;
  wallet_id: number | null;
  card_id?: number | null;
  fund_id?: number | null;
  credit_order_id?: number | null;
  parent_id?: number | null;
  reverses_id?: number | null;
  account_id?: number | null;
  to_amount?: Decimal | null;
  to_currency_id?: string | null;
  to_card_id?: number | null;
  to_fund_id?: number | null;
  to_wallet_id?: number | null;
  fees?: Decimal | null;
  amount_base?: Decimal | null;
  /** The amount that waits for assignment. */
  unassigned?: Decimal | null;
}
/** Optional columns of a voucher with the names of their fields. */
const MORE = [
  'wallet_id',
  'card_id',
  'fund_id',
  'credit_order_id',
  'parent_id',
  'reverses_id',
  'account_id',
  'to_amount',
  'to_currency_id',
  'to_card_id',
  'to_fund_id',
  'to_wallet_id',
  'fees',
  'amount_base',
  'unassigned',
  'transactionable_type',
  'transactionable_id',
] as const satisfies (keyof TransactionInput)[];
const more = sql.join(MORE.map((name) => sql.ref(name)));

export interface ReceiptInput {
  receiptable_type: string;
  receiptable_id: string;
  amount: Decimal;
}

type WalletOf<Whose extends Party | undefined> = Whose extends Party ? number : number | null;

/**
 * Starts a voucher: its id, since the row is written last, and the wallet of its party, opened on first use.
 * Refuses closed months, dates before the opening of the books and more than 31 days ahead.
 */
export async function beginTransaction<Whose extends Party | undefined>(
  ctx: Context,
  voucherDate: string,
  party: Whose,
  currency: CurrencyId,
): Promise<{ id: number; wallet_id: WalletOf<Whose> }>;
export async function beginTransaction(
  ctx: Context,
  voucherDate: string,
  party: Party | undefined,
  currency: CurrencyId,
): Promise<{ id: number; wallet_id: number | null }> {
  const {
    rows: [row],
  } = await sql<{ id: number; open_on: string; locked: boolean; wallet_id: number | null }>`
    select nextval('transactions_id_seq') as id,
      (select books_open_on from organizations where id = ${ctx.organizationId}) as open_on,
      exists (
        select from locked_periods
        where organization_id = ${ctx.organizationId}
          and month = date_trunc('month', ${voucherDate}::date)) as locked,
      (select id from wallets
        where walletable_type = ${party?.type ?? null}
          and walletable_id = ${party?.id ?? null}::bigint
          and currency_id = ${currency}
          and organization_id = ${ctx.organizationId}) as wallet_id`.execute(ctx.db);
  requireWithinBooks(ctx, row!.open_on, voucherDate);
  if (row!.locked)
    throw new Refusal('period_locked', {
      values: { month: voucherDate.slice(0, 7) },
      details: { month: voucherDate.slice(0, 7) },
    });
  const opened = party === undefined ? null : () => openWallet(ctx, party, currency);
  return { id: row!.id, wallet_id: row!.wallet_id ?? (await opened?.()) ?? null };
}

const DAYS_AHEAD = 31;

function requireWithinBooks(ctx: Context, from: string, voucherDate: string): void {
  const to = addDays(dayIn(ctx.now), DAYS_AHEAD);
  if (voucherDate < from || voucherDate > to)
    throw refuseField('voucher_date', 'outside_books', { from, to }, { from, to });
}

/**
 * Writes the voucher with number and documents as the last statement: numbers have no gaps, so the counter
 * row stays locked until commit and blocks other writers.
 */
export async function writeTransaction(
  ctx: Context,
  facts: TransactionInput,
  postings: readonly Posting[],
  receipts: readonly ReceiptInput[] = [],
): Promise<TransactionRow> {
  ctx.log({
    logable_type: 'transaction',
    logable_id: facts.id,
    type_id: 'created',
    content: { type_id: facts.type_id, amount: facts.amount, currency_id: facts.currency_id },
  });
  const series = seriesOf(facts.type_id, facts.fund_id == null ? 'card' : 'fund');
  const {
    rows: [row],
  } = await sql<Omit<TransactionRow, 'reversed_by_id' | 'entries' | 'receipts'>>`
    with counted as (
      insert into voucher_counters (organization_id, series, year, last)
      values (${ctx.organizationId}, ${series}, extract(year from ${facts.voucher_date}::date)::int, 1)
      on conflict (organization_id, series, year) do update
      set last = voucher_counters.last + 1
      returning series, year, last
    ), written as (
      insert into transactions (id, organization_id, code_ref, type_id, amount, currency_id, voucher_date,
        description, prepared_by_id, ${more})
      overriding system value
      select ${facts.id}, ${ctx.organizationId},
        series || right(year::text, 2) || '-' || lpad(last::text, greatest(6, length(last::text)), '0'),
        ${facts.type_id}, ${facts.amount}, ${facts.currency_id}, ${facts.voucher_date}::date,
        ${facts.description ?? null}, ${ctx.actor.id || null}::bigint, ${more}
      from counted
      cross join jsonb_populate_record(null::transactions, ${JSON.stringify(pickMore(facts))}::jsonb)
      returning id, organization_id, code_ref, type_id, amount, currency_id, voucher_date, description,
        prepared_by_id, created_at, updated_at, version, ${more}
    ), attached as (
      insert into receipts (transaction_id, receiptable_type, receiptable_id, amount)
      select ${facts.id}::bigint, receiptable_type, receiptable_id, amount
      from jsonb_to_recordset(${JSON.stringify(receipts)}::jsonb)
        as r (receiptable_type text, receiptable_id text, amount numeric)
    )
    select * from written`.execute(ctx.db);
  return { ...row!, reversed_by_id: null, entries: entriesOf(postings), receipts: [...receipts] };
}

const pickMore = (facts: TransactionInput): object =>
  Object.fromEntries(MORE.map((name) => [name, facts[name] ?? null]));
