import { sql } from 'kysely';
import { voucherRequestMachine } from '@hakobu/contract/accounting/voucher-request/voucher-request.machine.ts';
import type { TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { notify } from '#kernel/notification/notify.ts';
import { Refusal } from '#kernel/refusal.ts';
import { voucherRequests } from './voucher-request.queries.ts';

type Fields = Record<string, unknown>;
/** A locked pending request with the fields for a decision. */
export interface WaitingRequest {
  id: number;
  organization_id: number;
  type_id: TransactionKind;
  input: { params: Fields; query: Fields; body: Fields };
  created_by: number;
  decided_at: string | null;
  withdrawn_at: string | null;
  transaction_id: number | null;
}

/**
 * Locks a pending request. Refuses decided ones, decisions by the requester, and withdrawal by anybody else.
 */
export async function lockPendingRequest(
  ctx: Context,
  action: 'approve' | 'decline' | 'withdraw',
  { id, version }: { id: number; version: number | undefined },
): Promise<WaitingRequest> {
  const request = await lockRow<WaitingRequest>(ctx, voucherRequests, {
    ...{ id, version },
    columns: sql`r.id, r.organization_id, r.type_id, r.input, r.created_by, r.decided_at,
      r.withdrawn_at, r.transaction_id`,
  });
  requireAction(voucherRequestMachine, action, request);
  const { created_by } = request;
  if (action === 'withdraw' && created_by !== ctx.actor.id)
    throw new Refusal('voucher_request_of_another', { details: { created_by } });
  if (action !== 'withdraw' && created_by === ctx.actor.id)
    throw new Refusal('second_person_is_first', { details: { created_by } });
  return request;
}

/** Stores the outcome of a locked request and notifies the requester. */
export async function endRequest(
  ctx: Context,
  { id, created_by }: WaitingRequest,
  end: { transaction_id: number } | { reason: string },
): Promise<void> {
  await updateRow(ctx, 'voucher_requests', id, { ...end, decided_by: ctx.actor.id, decided_at: ctx.now });
  ctx.log({ logable_type: 'voucher_request', logable_id: id, type_id: 'write', content: { ...end } });
  await notify(ctx, {
    kind: 'reason' in end ? 'voucher_declined' : 'voucher_approved',
    subject: { type: 'voucher_request', id },
    content: { request_id: String(id), ...('reason' in end && { reason: end.reason }) },
    to: sql`select w.id from users w where w.id = ${created_by}`,
  });
}
