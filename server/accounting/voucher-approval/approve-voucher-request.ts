import type * as endpoints from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { afterEvents, DeferredResponse } from '#kernel/deferred-response.ts';
import { parseInput } from '#kernel/http/parse-input.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { INTERNAL_HEADERS, type Handler } from '#kernel/route.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { endRequest, lockPendingRequest, type WaitingRequest } from '../voucher-request/decide-request.ts';
import { voucherRequests } from '../voucher-request/voucher-request.queries.ts';
import { guardedRoutes } from './guarded-routes.ts';

/**
 * Posts a requested voucher through the use case of its kind. If it is refused by now, the request stays
 * pending.
 */
export const approveVoucherRequest: Handler<typeof endpoints.approveVoucherRequest> = async (
  ctx,
  { params: { id }, version },
) => {
  const request = await lockPendingRequest(ctx, 'approve', { id, version });
  const outcome = await postRequested(ctx, request);
  return afterEvents(async () => {
    // The response types are declared by the endpoints of the kinds.
    const voucher = (outcome instanceof DeferredResponse ? await outcome.make() : outcome) as TransactionRow;
    await endRequest(ctx, request, { transaction_id: voucher.id });
    return voucher;
  });
};

/** The voucher is posted in the name of the requester and in the books of their organization. */
function postRequested(ctx: Context, { type_id, organization_id, created_by, input }: WaitingRequest) {
  const posts = guardedRoutes.get(type_id);
  if (posts === undefined) throw new Error(`Nothing posts ${type_id}`);
  const asking = {
    ...ctx,
    organizationId: organization_id,
    actor: { ...ctx.actor, id: created_by },
  };
  return posts.handler(asking, parseInput(posts.endpoint, { ...input, headers: INTERNAL_HEADERS }));
}

/** Declines a request: nothing is posted. */
export const declineVoucherRequest: Handler<typeof endpoints.declineVoucherRequest> = async (
  ctx,
  { params: { id }, body: { reason }, version },
) => {
  const request = await lockPendingRequest(ctx, 'decline', { id, version });
  await endRequest(ctx, request, { reason });
  return findRow(ctx, voucherRequests, id);
};
