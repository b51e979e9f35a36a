import type { Context } from '#kernel/context.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';

type Kind = 'origin' | 'destination';

/**
 * The area of an operation: the one in the request, else that of the chosen warehouse, else the only or
 * first one. Only areas of `kind` are accepted where one is required, so that nothing is stored outside the
 * caller's view.
 */
export async function workArea(
  ctx: Context,
  kind: Kind | undefined,
  areaId?: number | null,
): Promise<number> {
  const all = await ctx.db
    .selectFrom('areas')
    .select(['id', 'kind', 'organization_id'])
    .orderBy((order) => order.case().when('kind', '=', 'origin').then(0).else(1).end())
    .orderBy('id')
    .execute();
  const areas = all.filter((area) => kind === undefined || area.kind === kind);
  if (areaId != null) {
    if (!areas.some(({ id }) => id === areaId)) throw unknownReference('area_id', areaId);
    return areaId;
  }
  const isChosen = ({ organization_id }: { organization_id: number }) => organization_id === ctx.warehouseId;
  const found = areas.find(isChosen);
  if (found === undefined && all.some(isChosen)) throw await otherKind(ctx, kind);
  const area = found ?? areas[0];
  if (area === undefined) throw refuseField('area_id', 'no_area');
  return area.id;
}

async function otherKind(ctx: Context, kind: Kind | undefined): Promise<Error> {
  const { name } = await ctx.db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', ctx.warehouseId!)
    .executeTakeFirstOrThrow();
  return refuseField('area_id', 'not_in_this_warehouse', { warehouse: name }, { kind });
}
