import { sql, type SqlBool } from 'kysely';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listAvailableBoxes as endpoint } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { both } from '#kernel/list/list-source.ts';
import type { Handler } from '#kernel/route.ts';
import { standsInWarehouse } from '../movement/warehouse-scope.ts';
import { boxBans } from '../movement/box-bans.ts';
import { quantityInArea } from '../box/owner.queries.ts';
import { owningBoxAccess, owningBoxColumns, owningBoxSource, owningBoxTables } from './owning-box.queries.ts';

type AvailableBox = ResponseOf<typeof endpoint>['data'][number];

/** Boxes that can be added to a bill, or have arrived and can be added to a delivery; the oldest first. */
export const listAvailableBoxes: Handler<typeof endpoint> = async (ctx, { query, include }) => {
  const available =
    query.type === 'lading_bill'
      ? sql`w.quantity - on_bills.quantity`
      : sql`on_bills.arrived - delivered.quantity`;
  const where = both([
    owningBoxAccess(ctx),
    standsInWarehouse(ctx, 'w.box_id'),
    sql<SqlBool>`not w.is_cancel_distributed and ${available} > 0`,
    query.customer_id === undefined ? undefined : sql<SqlBool>`w.user_id = ${query.customer_id}`,
    query.order_id === undefined ? undefined : sql<SqlBool>`w.order_id = ${query.order_id}`,
  ]);
  const { rows } = await sql<AvailableBox>`
    select ${owningBoxColumns}, ${quantityInArea(ctx)} as quantity_of_owner_in_area, b.volume,
      ${boxBans(sql`w.box_id`)},
      (${available})::int as available_quantity,
      array(select t.tag_id from box_tag_links t where t.box_id = w.box_id) as tags
    from ${owningBoxTables}
    where ${where}
    order by w.updated_at, w.id`.execute(ctx.db);
  // This answer always includes tags.
  if (include.includes('user')) await owningBoxSource.includes!.user!(ctx, rows);
  return { data: rows };
};
