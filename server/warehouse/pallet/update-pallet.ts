import { sql } from 'kysely';
import type { updatePallet as endpoint } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { palletSource, readWrittenPallet } from './pallet.queries.ts';
import { requireLocation } from './require-location.ts';

/** Puts a pallet at a free location of its area, or removes it from its location. */
export const updatePallet: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  await placePallet(ctx, { id, version }, body.location_id);
  return readWrittenPallet(ctx, id);
};

/** Moves a pallet to a free location of its area, or to none. */
export async function placePallet(
  ctx: Context,
  { id, version }: { id: number; version?: number | undefined },
  location_id: number | null,
): Promise<void> {
  const { area_id } = await lockRow<{ area_id: number }>(ctx, palletSource, {
    id,
    version,
    columns: sql`p.area_id`,
  });
  if (location_id !== null) await requireLocation(ctx, location_id, { area_id, pallet_id: id });
  await updateRow(ctx, 'pallets', id, { location_id });
  ctx.log({ logable_type: 'pallet', logable_id: id, type_id: 'write', content: { location_id } });
}
