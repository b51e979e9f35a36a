import { sql, type RawBuilder } from 'kysely';
import { orderPrefixes } from '@hakobu/contract/order/order/order-types.ts';
import {
  suggestionReasons,
  type suggestForTracking as endpoint,
} from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import type { Handler } from '#kernel/route.ts';
import { similarCodes } from './similar-codes.ts';
import { mayRead, ordersInReach, trackingSource } from './tracking.queries.ts';

type Suggestion = ResponseOf<typeof endpoint>['data'][number];
type Reason = Suggestion['reasons'][number];

/** Suggestions in a response. */
const MOST = 8;
/** Newest purchases of each kind that are searched. */
const LOOKED_AT = 200;
/** Statuses of purchases that await goods. */
const AWAITED = sql`('Ordered', 'PartiallyReceived')`;

/**
 * Suggests purchases and shipment orders that a parcel may belong to, best first: by its tallied goods,
 * boxes packed from it, its code, and who awaits such goods. Answers none for a tracking that is attached.
 */
export const suggestForTracking: Handler<typeof endpoint> = async (ctx, { params: { id } }) => {
  const { code, references } = await findRow(ctx, trackingSource, id, ['references']);
  if (references?.some(({ type }) => type === 'order' || type === 'purchase')) return { data: [] };
  const { rows } = await sql<Suggestion>`
    with found as (${sql.join(hints(id, code), sql` union all `)}),
    named as (
      select f.type, f.id, s.name, f.reason
      from found f
      join purchases p on f.type = 'purchase' and p.id = f.id::bigint
      join suppliers s on s.id = p.supplier_id
      where ${mayRead(ctx, 'purchase')} and p.cancelled_at is null and ${purchasesInReach(ctx)}
        and exists (select from purchase_items i where i.purchase_id = p.id)
      union all
      select f.type, f.id, u.name, f.reason
      from found f
      join orders o on f.type = 'order' and o.id = f.id
      join users u on u.id = o.customer_id
      where ${mayRead(ctx, 'order')} and o.type_id = 'shipment' and o.cancelled_at is null
        and ${ordersInReach(ctx) ?? sql`true`})
    select type, id, name,
      array_agg(distinct reason order by reason) as reasons
    from named
    group by type, id, name
    order by min(array_position(${suggestionReasons}::text[], reason)), count(distinct reason) desc,
      length(id) desc, id desc
    limit ${MOST}`.execute(ctx.db);
  return {
    data: rows.map((row) => ({
      ...row,
      reasons: suggestionReasons.filter((one) => row.reasons.includes(one)),
    })),
  };
};

const purchasesInReach = (ctx: Context) =>
  rowAccess(ctx, { organization: 'p.organization_id', owners: ['p.buyer_id'] }) ?? sql`true`;

const hint = (type: Suggestion['type'], reason: Reason, id: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select ${sql.lit(type)} as type, (${id})::text as id, ${sql.lit(reason)} as reason ${from})`;

/** All hints for a tracking. Each is found by an index. */
function hints(id: number, code: string): RawBuilder<unknown>[] {
  return [...hintsOfContents(id), ...hintsOfCode(code), ...hintsOfWaiting(id)];
}

/** Orders of boxes packed from the inbound items of a tracking. */
const OWNED_BOXES = sql`sfas f
      join boxes b on b.sfa_id = f.id
      join owning_boxes w on w.box_id = b.id and not w.is_cancel_distributed`;
/** Purchase lines that were bought for order lines `l`. */
const BOUGHT_FOR_THEM = sql`join purchase_item_sources s on s.order_item_id = l.id
      join purchase_items i on i.id = s.purchase_item_id`;

/** Hints from the inbound items of the tracking. */
const hintsOfContents = (id: number) => [
  hint(
    'purchase',
    'tallied',
    sql`i.purchase_id`,
    sql`from sfas f
      join sfa_receipts r on r.sfa_id = f.id
      join sfa_receipt_items x on x.sfa_receipt_id = r.id
      join purchase_items i on i.id = x.purchase_item_id
      where f.tracking_id = ${id}`,
  ),
  hint(
    'order',
    'boxes',
    sql`w.order_id`,
    sql`from ${OWNED_BOXES}
      where f.tracking_id = ${id}`,
  ),
  hint(
    'purchase',
    'boxes',
    sql`i.purchase_id`,
    sql`from ${OWNED_BOXES}
      join order_items l on l.order_id = w.order_id
      ${BOUGHT_FOR_THEM}
      where f.tracking_id = ${id}`,
  ),
  hint(
    'purchase',
    'goods',
    sql`i.purchase_id`,
    sql`from (
        select distinct c.product_id
        from sfas f
        join boxes b on b.sfa_id = f.id
        join box_items c on c.box_id = b.id
        where f.tracking_id = ${id}) as c
      cross join lateral (
        select l.purchase_id, l.quantity, l.received_quantity, l.short_closed_quantity
        from purchase_items l
        where l.product_id = c.product_id
        order by l.id desc
        limit ${LOOKED_AT}) as i
      join purchases p on p.id = i.purchase_id and p.status_id in ${AWAITED}
      where i.received_quantity + i.short_closed_quantity < i.quantity`,
  ),
];

/**
 * Least digits of an order number: year, month and a sequence number of six, as `nextOrderNumber` makes it.
 */
const FEWEST_DIGITS = 10;
const MOST_DIGITS = 22;

/**
 * Possible order numbers in a code. Other digits may follow the number, and sequence numbers may have more
 * than six digits.
 */
function orderNumbersIn(code: string): string[] {
  const pattern = `(${orderPrefixes.join('|')})(\\d{${FEWEST_DIGITS},${MOST_DIGITS}})`;
  return [...code.matchAll(new RegExp(pattern, 'g'))].flatMap(([, prefix = '', digits = '']) =>
    Array.from(
      { length: digits.length - FEWEST_DIGITS + 1 },
      (_, more) => prefix + digits.slice(0, FEWEST_DIGITS + more),
    ),
  );
}

/** Hints from the code: an order number in it, or documents whose parcels have a similar code. */
function hintsOfCode(code: string): RawBuilder<unknown>[] {
  const numbers = orderNumbersIn(code);
  const links = (table: 'purchase_trackings' | 'order_trackings') =>
    sql`from trackings n
      join ${sql.table(table)} x on x.tracking_id = n.id
      where n.code = any(${similarCodes(code)}::text[])`;
  return [
    hint('purchase', 'code', sql`x.purchase_id`, links('purchase_trackings')),
    hint('order', 'code', sql`x.order_id`, links('order_trackings')),
    ...(numbers.length === 0
      ? []
      : [
          hint('order', 'number', sql`o.id`, sql`from orders o where o.id = any(${numbers}::text[])`),
          hint(
            'purchase',
            'number',
            sql`i.purchase_id`,
            sql`from order_items l
              ${BOUGHT_FOR_THEM}
              where l.order_id = any(${numbers}::text[])`,
          ),
        ]),
  ];
}

/** Hints from expectations: orders of the person who created the tracking, and purchases without parcels. */
const hintsOfWaiting = (id: number) => [
  ...(['customer_id', 'sale_id'] as const).map((column) =>
    hint(
      'order',
      'announced',
      sql`o.id`,
      sql`from trackings t
        cross join lateral (
          select q.id
          from orders q
          where ${sql.ref(`q.${column}`)} = t.created_by and q.type_id = 'shipment'
            and q.status_id in ('NotYetApprove', 'CompletedApprove')
          order by q.created_at desc, q.id desc
          limit ${MOST}) as o
        where t.id = ${id}`,
    ),
  ),
  hint(
    'purchase',
    'waiting',
    sql`p.id`,
    sql`from (
        select q.id
        from trackings t
        join purchases q on q.organization_id = t.organization_id and q.status_id = 'Ordered'
        where t.id = ${id}
        order by q.id desc
        limit ${LOOKED_AT}) as p
      where not exists (select from purchase_trackings x where x.purchase_id = p.id)`,
  ),
];
