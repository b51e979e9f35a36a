import type * as endpoints from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { lockPendingRequest } from './decide-request.ts';
import { voucherRequests } from './voucher-request.queries.ts';

/** Withdraws the user's own request. */
export const withdrawVoucherRequest: Handler<typeof endpoints.withdrawVoucherRequest> = async (
  ctx,
  { params: { id }, version },
) => {
  await lockPendingRequest(ctx, 'withdraw', { id, version });
  await updateRow(ctx, 'voucher_requests', id, { withdrawn_at: ctx.now });
  ctx.log({
    ...{ logable_type: 'voucher_request', logable_id: id, type_id: 'write' },
    content: { state: 'withdrawn' },
  });
  return findRow(ctx, voucherRequests, id);
};
