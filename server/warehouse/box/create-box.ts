import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { createBox as endpoint } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { workArea } from '../movement/work-area.ts';
import { readBox } from './box.queries.ts';
import { holdsForwardedParcel } from './forwarded-parcel.ts';
import { requireReceived } from './require-received.ts';
import { setBoxItems } from './set-box-items.ts';

/** Packs identical boxes, loose in the area of their inbound item, else in the caller's work area. */
export const createBox: Handler<typeof endpoint> = async (ctx, { body }) =>
  readBox(ctx, await packBoxes(ctx, body));

/** Inserts loose boxes in an area. Returns their id. */
export async function packBoxes(ctx: Context, body: BodyOf<typeof endpoint>): Promise<number> {
  const { products, packed, sfa_id = null, area_id, surplus_reason, ...measures } = body;
  if (packed && products.length === 0 && !(await holdsForwardedParcel(ctx, sfa_id)))
    throw new Refusal('box_is_empty', { fields: { products: [{ problem: 'required' }] } });
  const area = (await areaOfInbound(ctx, sfa_id)) ?? (await workArea(ctx, 'origin', area_id));
  const id = await insertRow(ctx, 'boxes', {
    ...measures,
    sfa_id,
    area_id: area,
    organization_id: ctx.organizationId,
    created_by: ctx.actor.id,
    closed_at: packed ? ctx.now : null,
  });
  await setBoxItems(ctx, id, products);
  await moveBoxes(ctx, [
    {
      box_id: id,
      from: { kind: 'supplier' },
      to: { kind: 'loose', area_id: area },
      quantity: measures.duplicate,
      reason: 'packed',
    },
  ]);
  await requireReceived(ctx, id, surplus_reason ?? null);
  ctx.log({ logable_type: 'box', logable_id: id, type_id: 'created', content: body });
  return id;
}

async function areaOfInbound(ctx: Context, sfaId: number | null): Promise<number | undefined> {
  if (sfaId === null) return undefined;
  await lock(ctx, 'sfas', [sfaId]);
  const inbound = await ctx.db
    .selectFrom('sfas')
    .select('area_id')
    .where('id', '=', sfaId)
    .where('organization_id', '=', ctx.organizationId)
    .executeTakeFirst();
  if (inbound === undefined) throw unknownReference('sfa_id', sfaId);
  return inbound.area_id;
}
