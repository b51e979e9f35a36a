import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';
import { recordTracking } from '../../order/tracking/record-tracking.ts';
import { workArea } from '../movement/work-area.ts';

/** Values of a new inbound item besides its body. A tracking is created when the parcel was not announced. */
export async function sfaCreated(ctx: Context, body: BodyOf<typeof sfa.create>) {
  const tracking = await recordTracking(ctx, body.tracking_code);
  await requireNew(ctx, tracking.code);
  return {
    area_id: await workArea(ctx, 'origin', body.area_id),
    organization_id: ctx.organizationId,
    created_by: ctx.actor.id,
    tracking_id: tracking.id,
    tracking_code: tracking.code,
  };
}

async function requireNew(ctx: Context, code: string): Promise<void> {
  const taken = await ctx.db
    .selectFrom('sfas')
    .select('id')
    .where('organization_id', '=', ctx.organizationId)
    .where('tracking_code', '=', code)
    .executeTakeFirst();
  if (taken !== undefined) throw refuseField('tracking_code', 'sfa_exists');
}
