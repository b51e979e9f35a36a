// Books lines of a statement, with new vouchers or existing ones.
import { sql } from 'kysely';
import type {
  LineChoice,
  LineTreatment,
} from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import type { MoveBody } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import type { MoveKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { compare, isPositive, negate, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { lockRows } from '#kernel/locks/lock.ts';
import { atIndex, refuseField, unknownReference } from '#kernel/refusal.ts';
import { companyAccount, lockAccounts, type AccountKey } from '../ledger/ledger-accounts.ts';
import { lockWithExchange } from '../ledger/transfer.ts';
import { requireAccount } from '../payment/chosen-account.ts';
import { postMove, type Moved } from '../payment/move-money.ts';
import { refuseReversed } from '../transaction/refuse-reversed.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { openWallet, walletAccount } from '../wallet/open-wallets.ts';
import type { StatementCard } from './open-file.ts';
import { movedOf } from './propose.ts';
import { treasuryKinds } from '@hakobu/contract/accounting/transaction/treasury-kinds.ts';

/** A line with the chosen booking; `place` is its path in error messages. */
export interface Booking {
  line: { booked_on: string; amount: Decimal; text: string };
  choice: LineChoice;
  place?: string;
}
/** The voucher of a line, and the writes that remain to be executed in order. */
export interface Booked {
  transaction_id: number;
  made_voucher: boolean;
  writes: (() => Promise<TransactionRow>)[];
}

/** Receipts are left unassigned or assigned, payments are posted; either may match an existing voucher. */
const WAYS: Readonly<Record<LineTreatment, 'in' | 'out' | 'both'>> = {
  receive: 'in',
  assign: 'in',
  pay: 'out',
  match: 'both',
};

/** The field that each treatment requires. */
const NEEDS: Partial<Record<LineTreatment, 'user_id' | 'account_id' | 'transaction_id'>> = {
  assign: 'user_id',
  pay: 'account_id',
  match: 'transaction_id',
};

/**
 * Books lines of an account as chosen for each, all or none. All accounts are locked before the first voucher
 * is posted.
 */
export async function bookLines(
  ctx: Context,
  card: StatementCard,
  bookings: readonly Booking[],
): Promise<Booked[]> {
  for (const booking of bookings) requireFitting(booking);
  const matched = await lockVouchers(ctx, card, bookings);
  await lockPlaces(ctx, card, bookings);
  const booked: Booked[] = [];
  for (const [index, booking] of bookings.entries())
    booked.push(matched[index] ?? (await at(booking, () => makeVoucher(ctx, card, booking))));
  return booked;
}

const at = <Answer>({ place }: Booking, work: () => Promise<Answer>): Promise<Answer> =>
  place === undefined ? work() : atIndex(place, work);
const fieldOf = ({ place }: Booking, field: string): string =>
  place === undefined ? field : `${place}.${field}`;

/** Refuses a treatment of the wrong direction or without its required field. */
function requireFitting(booking: Booking): void {
  const { line, choice } = booking;
  const side = WAYS[choice.way];
  if (side !== 'both' && (side === 'in') !== isPositive(line.amount))
    throw refuseField(fieldOf(booking, 'way'), 'statement_way_wrong');
  const needed = NEEDS[choice.way];
  if (needed !== undefined && choice[needed] === undefined)
    throw unknownReference(fieldOf(booking, needed), null);
}

/** Existing vouchers: locked, not reversed, of no other line, and with the same amount. */
async function lockVouchers(
  ctx: Context,
  card: StatementCard,
  bookings: readonly Booking[],
): Promise<(Booked | undefined)[]> {
  const ids = bookings.flatMap(({ choice }) => (choice.way === 'match' ? [choice.transaction_id!] : []));
  if (ids.length === 0) return [];
  const found = await lockRows(
    ctx,
    'transactions',
    sql<{ id: number; code_ref: string }>`
      select t.id, t.code_ref
      from transactions t
      where t.id = any(${ids}::bigint[]) and t.organization_id = ${ctx.organizationId}
      order by t.id`,
    't',
  );
  // Checked after locking, because another request may just have matched one.
  const taken = await takenOf(ctx, card, ids);
  const answers: (Booked | undefined)[] = [];
  for (const [index, booking] of bookings.entries()) {
    const { way, transaction_id: id } = booking.choice;
    if (way !== 'match') continue;
    const field = fieldOf(booking, 'transaction_id');
    const voucher = found.find((one) => one.id === id);
    if (voucher === undefined) throw unknownReference(field, id);
    await refuseReversed(ctx, voucher);
    if (taken.includes(voucher.id) || answers.some((one) => one?.transaction_id === id))
      throw refuseField(field, 'statement_voucher_taken', { code: voucher.code_ref });
    const moved = await movedOf(ctx, card, voucher.id);
    if (compare(moved, booking.line.amount) !== 0)
      throw refuseField(field, 'statement_line_mismatch', { code: voucher.code_ref, amount: moved });
    answers[index] = { transaction_id: voucher.id, made_voucher: false, writes: [] };
  }
  return answers;
}

/** Those of the vouchers that belong to a line of the account. */
async function takenOf(ctx: Context, card: StatementCard, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.transaction_id as id from bank_statement_lines b
    where b.transaction_id = any(${[...ids]}::bigint[]) and b.card_id = ${card.id}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Locks every account that the vouchers move; missing wallets are opened first. */
async function lockPlaces(ctx: Context, card: StatementCard, bookings: readonly Booking[]): Promise<void> {
  const { currency_id } = card;
  const keys: AccountKey[] = [];
  for (const booking of bookings) {
    const { way, user_id, account_id } = booking.choice;
    if (way === 'match') continue;
    await at(booking, async () => {
      if (way === 'assign') {
        const party = { type: 'user', id: user_id! } as const;
        await openWallet(ctx, party, currency_id, 'user_id');
        keys.push(walletAccount(party, currency_id));
      }
      const offered = treasuryKinds.other_payment.postings.accounts;
      const chosen = way === 'pay' ? await requireAccount(ctx, offered, account_id) : undefined;
      keys.push(companyAccount(chosen?.role ?? 'UNIDENT', currency_id, chosen?.sub_account_id));
    });
  }
  if (keys.length === 0) return;
  const bank: AccountKey = { role: 'BANK', party_type: 'card', party_id: card.id, currency_id };
  if (currency_id === BASE_CURRENCY) await lockAccounts(ctx, [...keys, bank]);
  else await lockWithExchange(ctx, [...keys, bank]);
}

/** Posts the voucher of a line: a receipt, optionally assigned to a customer, or a payment. */
async function makeVoucher(ctx: Context, card: StatementCard, { line, choice }: Booking): Promise<Booked> {
  const { currency_id } = card;
  const came = isPositive(line.amount);
  const body: MoveBody = {
    amount: came ? line.amount : negate(line.amount),
    currency_id,
    voucher_date: line.booked_on,
    description: line.text,
  };
  const named = { ...body, card_id: card.id };
  if (choice.way === 'pay')
    return made(await postMove(ctx, 'other_payment', { ...named, ...accountOf(choice) }));
  const kind: MoveKind =
    currency_id === BASE_CURRENCY ? 'received_from_local_currency' : 'received_from_foreign_currency';
  if (choice.way === 'receive') return made(await postMove(ctx, kind, named));
  const receipt = await postMove(ctx, kind, named, { taken: body.amount });
  const part = await postMove(
    ctx,
    'deposit_with_received',
    { ...body, parent_id: receipt.id, transactionable_type: 'user', transactionable_id: choice.user_id! },
    { parent: { id: receipt.id, place: 'UNIDENT', worth: receipt.worth } },
  );
  return made(receipt, part);
}

const accountOf = ({ account_id }: LineChoice) => (account_id === undefined ? {} : { account_id });
const made = (voucher: Moved, ...parts: Moved[]): Booked => ({
  transaction_id: voucher.id,
  made_voucher: true,
  writes: [voucher, ...parts].map(({ write }) => write),
});
