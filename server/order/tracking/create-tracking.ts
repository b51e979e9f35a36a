import {
  normaliseTracking,
  type createTracking as endpoint,
} from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { withoutRowLimits } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { invalidField, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { ownCode } from './record-tracking.ts';
import { trackingSource } from './tracking.queries.ts';

/** Creates a tracking before its parcel arrives. Without a code it gets one of ours. */
export const createTracking: Handler<typeof endpoint> = async (ctx, { body }) => {
  const value = body.code ?? (await ownCode(ctx));
  const code = normaliseTracking(value);
  if (code === '') throw invalidField('code', 'no_code', { value });
  const made = await ctx.db
    .insertInto('trackings')
    .values({ organization_id: ctx.organizationId, code, value, created_by: ctx.actor.id })
    .onConflict((conflict) => conflict.columns(['organization_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) throw refuseField('code', 'tracking_taken');
  ctx.log({ logable_type: 'tracking', logable_id: made.id, type_id: 'created', content: { code } });
  return findRow(withoutRowLimits(ctx), trackingSource, made.id);
};
