import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { createPallet as endpoint } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { workArea } from '../movement/work-area.ts';
import { readWrittenPallet } from './pallet.queries.ts';
import { requireLocation } from './require-location.ts';

/** Creates an empty pallet, optionally at a location. */
export const createPallet: Handler<typeof endpoint> = async (ctx, { body }) =>
  readWrittenPallet(ctx, await makePallet(ctx, body));

/** Creates an empty pallet in the area of the request, else in the caller's work area. Returns its id. */
export async function makePallet(ctx: Context, body: BodyOf<typeof endpoint>): Promise<number> {
  const { type_id, location_id = null } = body;
  await requireType(ctx, type_id);
  const area_id = await workArea(ctx, undefined, body.area_id);
  if (location_id !== null) await requireLocation(ctx, location_id, { area_id });
  const id = await insertRow(ctx, 'pallets', { type_id, area_id, location_id });
  ctx.log({ logable_type: 'pallet', logable_id: id, type_id: 'created', content: body });
  return id;
}

async function requireType(ctx: Context, id: string): Promise<void> {
  const type = await ctx.db.selectFrom('pallet_types').select('id').where('id', '=', id).executeTakeFirst();
  if (type === undefined) throw unknownReference('type_id', id);
}
