import { sql } from 'kysely';
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
  const { rows } = await sql<{
    id: number;
    organization_id: number;
  }>`select id, organization_id from areas where kind = ${kind} order by id`.execute(ctx.db);
  if (areaId != null) {
    if (!rows.some(({ id }) => id === areaId)) throw unknownReference('area_id', areaId);
    return areaId;
  }
  const found = rows.find(({ organization_id }) => organization_id === ctx.warehouseId) ?? rows[0];
  if (found === undefined) throw refuseField('area_id', 'no_area');
  return found.id;
}
