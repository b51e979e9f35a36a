import {
  normaliseTracking,
  type updateTracking as endpoint,
} from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { invalidField, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockAwaited } from './change-tracking.ts';
import { trackingSource } from './tracking.queries.ts';

/** Corrects a mistyped code. Purchases and orders stay attached. */
export const updateTracking: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const before = await lockAwaited(ctx, { id, version });
  const code = normaliseTracking(body.code);
  if (code === '') throw invalidField('code', 'no_code', { value: body.code });
  const taken = await ctx.db
    .selectFrom('trackings')
    .select('id')
    .where('organization_id', '=', ctx.organizationId)
    .where('code', '=', code)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken !== undefined) throw refuseField('code', 'tracking_taken');
  if (code !== before.code) {
    await updateRow(ctx, 'trackings', id, { code, value: body.code });
    ctx.log({ logable_type: 'tracking', logable_id: id, type_id: 'write', content: { code } });
  }
  return findRow(ctx, trackingSource, id);
};
