// Four-eyes approval: payments above the organization's limit wait for a second person, counting what the
// same person posted to the same party on the same day.
import { sql } from 'kysely';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { NamedSource, VoucherHead } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { anyKinds, type TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add, compare, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { DeferredResponse } from '#kernel/deferred-response.ts';
import { notify } from '#kernel/notification/notify.ts';
import { usersWhoMayChange } from '#kernel/notification/users-who-may-change.ts';
import { Refusal } from '#kernel/refusal.ts';
import { spotBase } from '../ledger/base-amount.ts';
import { readPostedToday } from './posted-today.ts';

/** The input of a voucher. */
export interface ApprovalInput extends VoucherHead, NamedSource {
  transactionable_type?: string | null | undefined;
  transactionable_id?: number | null | undefined;
  /** The value in VND stated by the bank. */
  amount_base?: Decimal | null | undefined;
  /** The chosen company account. */
  account_id?: number | null | undefined;
  /** The voucher to reverse. */
  reverses_id?: number;
}
interface Sent {
  params: object;
  query: object;
  body: object;
}

/** The use case of a kind whose body is the voucher; see `withApprovalOf`. */
export const withApproval = <Input extends Sent & { body: ApprovalInput }, Answer>(
  kind: TransactionKind,
  work: (ctx: Context, input: Input) => Promise<Answer>,
): typeof work => withApprovalOf(kind, work, async (_, { body }) => body);

/**
 * Wraps the use case of a kind. Above the organization's limit it runs in a transaction that is rolled back:
 * refusals are returned at once, otherwise the voucher is stored as a request and the refusal names it.
 */
export function withApprovalOf<Input extends Sent, Answer>(
  kind: TransactionKind,
  work: (ctx: Context, input: Input) => Promise<Answer>,
  askedOf: (ctx: Context, input: Input) => Promise<ApprovalInput>,
): typeof work {
  if (anyKinds[kind].secondPerson !== true) return work;
  return async (ctx, input) => {
    const limit = await limitOf(ctx, kind);
    if (limit === null || ctx.preview) return work(ctx, input);
    const asked = await askedOf(ctx, input);
    const worth = await worthOf(ctx, asked);
    const before = await readPostedToday(ctx, kind, asked);
    const day_base = add(zero, ...(await Promise.all(before.map((one) => worthOf(ctx, one)))));
    if (compare(add(worth, day_base), limit) <= 0) return work(ctx, input);
    await tryOut(ctx, (trial) => work(trial, input));
    const id = await keepRequest(ctx, kind, { ...asked, amount_base: worth, day_base }, input);
    throw new Refusal('second_person_required', {
      values: { request_number: documentNumber('voucher_request', id), limit },
      details: { voucher_request_id: id, limit, amount_base: worth, day_base },
      keepsChanges: true,
    });
  };
}

/** The limit of a kind in VND; null without one. A warehouse has the limit of its company. */
async function limitOf(ctx: Context, kind: TransactionKind): Promise<Decimal | null> {
  const { rows } = await sql<{ above: Decimal | null }>`
    select case when ${kind} = any(c.second_person_kinds) then c.second_person_above end as above
    from organizations o
    join organizations c on c.id = coalesce(o.parent_id, o.id)
    where o.id = ${ctx.organizationId}`.execute(ctx.db);
  return rows[0]?.above ?? null;
}

/** The value at the published rate of the voucher's date, or the bank's value if higher. */
async function worthOf(
  ctx: Context,
  {
    amount,
    currency_id,
    voucher_date,
    amount_base,
  }: Pick<ApprovalInput, 'amount' | 'currency_id' | 'voucher_date' | 'amount_base'>,
): Promise<Decimal> {
  const published = await spotBase(ctx, amount, currency_id, voucher_date);
  return amount_base != null && compare(amount_base, published) > 0 ? amount_base : published;
}

/** Executes work and rolls it back. */
async function tryOut(ctx: Context, work: (trial: Context) => Promise<unknown>): Promise<void> {
  const nothing = (): void => {};
  await sql`savepoint tried`.execute(ctx.db);
  const outcome = await work({ ...ctx, log: nothing, announce: nothing, emit: nothing });
  if (outcome instanceof DeferredResponse) await outcome.make();
  await sql`rollback to savepoint tried`.execute(ctx.db);
}

async function keepRequest(
  ctx: Context,
  kind: TransactionKind,
  {
    amount,
    currency_id,
    voucher_date,
    amount_base,
    day_base,
    ...asked
  }: ApprovalInput & {
    amount_base: Decimal;
    day_base: Decimal;
  },
  { params, query, body }: Sent,
): Promise<number> {
  const { transactionable_type, transactionable_id, fund_id, card_id, reverses_id } = asked;
  const id = await insertRow(ctx, 'voucher_requests', {
    ...{ organization_id: ctx.organizationId, type_id: kind, created_by: ctx.actor.id },
    ...{ amount, currency_id, amount_base, day_base, voucher_date },
    ...{ transactionable_type, transactionable_id, fund_id, card_id, reverses_id },
    input: JSON.stringify({ params, query, body }),
  });
  ctx.log({
    logable_type: 'voucher_request',
    logable_id: id,
    type_id: 'created',
    content: { type_id: kind, amount, currency_id },
  });
  await notify(ctx, {
    kind: 'voucher_waits',
    subject: { type: 'voucher_request', id },
    content: { request_id: String(id) },
    to: usersWhoMayChange('transaction_approval', ctx.organizationId),
  });
  return id;
}
