import type { Context } from '#kernel/context.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';

/**
 * The area where work happens: the one named, else that of the warehouse chosen in the shell, else the only
 * or first one of its kind.
 */
export async function workArea(
  ctx: Context,
  kind: 'origin' | 'destination',
  areaId?: number | null,
): Promise<number> {
  const areas = await ctx.db
    .selectFrom('areas')
    .select(['id', 'organization_id'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  if (areaId != null) {
    if (!areas.some(({ id }) => id === areaId)) throw unknownReference('area_id', areaId);
    return areaId;
  }
  const found = areas.find(({ organization_id }) => organization_id === ctx.warehouseId) ?? areas[0];
  if (found === undefined) throw refuseField('area_id', 'no_area');
  return found.id;
}
