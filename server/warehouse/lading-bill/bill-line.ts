import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { bannedProducts } from '../../order/order/bans.ts';
import { bannedInBox } from '../movement/box-bans.ts';
import { lockBillsAndOrders, requireOpen } from './lock-lading-bill.ts';
import { boxLadingBillSource } from './lading-bill.queries.ts';

/** Boxes of an order on a bill, locked. */
export interface BillLine {
  lading_bill_id: number;
  box_id: number;
  order_id: string;
  quantity: number;
  type_freight_charge: string | null;
  container_id: number | null;
  had_cut_off: boolean;
  arrived_at: string | null;
}

/** Locks a line of an open bill, after the bill and its orders. */
export async function lockLine(ctx: Context, id: number, version: number | undefined): Promise<BillLine> {
  const [, line] = await pipeline(
    () => lockBillsAndOrders(ctx, sql`select lading_bill_id from box_lading_bills where id = ${id}`),
    () =>
      lockRow<BillLine>(ctx, boxLadingBillSource, {
        id,
        version,
        columns: sql`x.lading_bill_id, x.box_id, x.order_id, x.quantity, x.type_freight_charge,
          l.container_id,
          coalesce((select c.had_cut_off from containers c where c.id = l.container_id), false)
            as had_cut_off,
          (select c.arrived_at from containers c where c.id = l.container_id) as arrived_at`,
      }),
  );
  requireOpen(ctx, { ...line, id: line.lading_bill_id });
  return line;
}

/** Q-6: quantity that an order owns of a box and that is on no bill yet. */
export async function requireOwner(
  ctx: Context,
  boxId: number,
  orderId: string,
): Promise<{ user_id: number; free: number }> {
  const {
    rows: [owner],
  } = await sql<{ user_id: number; free: number }>`
    select w.user_id, w.quantity - coalesce((
      select sum(x.quantity)
      from box_lading_bills x
      where x.box_id = w.box_id and x.order_id = w.order_id), 0)::int as free
    from owning_boxes w
    join boxes b on b.id = w.box_id
    where w.box_id = ${boxId} and w.order_id = ${orderId} and not w.is_cancel_distributed
      and b.organization_id = ${ctx.organizationId}`.execute(ctx.db);
  if (owner === undefined) throw unknownReference('box_id', boxId);
  return owner;
}

export function requireOwned(free: number, quantity: number): void {
  if (quantity > free) throw refuseField('quantity', 'over_owned', { maximum: free }, { maximum: free });
}

/**
 * Refuses boxes that are not in the origin area of the bill, because they could never be loaded there; boxes
 * in an open container of that area count. Refuses goods banned by its shipment method.
 */
export async function requireMayGo(
  ctx: Context,
  { box_id, lading_bill_id, more }: { box_id: number; lading_bill_id: number; more: number },
): Promise<void> {
  const {
    rows: [found],
  } = await sql<{ there: number; wanted: string; area: string | null; banned: string[] }>`
    select a.name as wanted, ${bannedInBox(sql`${box_id}::bigint`, sql`l.shipment_method_id`)} as banned,
      coalesce(sum(s.quantity) filter (
        where coalesce(p.area_id, c.from_area_id) = l.from_area_id), 0)::int
      - (
        select coalesce(sum(x.quantity - x.received_quantity), 0)
        from box_lading_bills x
        join lading_bills y on y.id = x.lading_bill_id
        left join containers z on z.id = y.container_id
        where x.box_id = ${box_id} and y.from_area_id = l.from_area_id
          and not coalesce(z.had_cut_off, false))::int as there,
      (array_agg(o.name order by s.quantity desc, o.id) filter (where o.id <> l.from_area_id))[1] as area
    from lading_bills l
    join areas a on a.id = l.from_area_id
    left join box_stock s on s.box_id = ${box_id} and s.quantity > 0
    left join places p on p.id = s.place_id
    left join containers c on c.id = p.container_id and not c.had_cut_off
    left join areas o on o.id = coalesce(p.area_id, c.from_area_id)
    where l.id = ${lading_bill_id}
    group by l.id, a.name`.execute(ctx.db);
  const { there, wanted, area, banned } = found!;
  if (banned.length > 0) throw bannedProducts({ box_id: banned });
  if (more > there && area !== null)
    throw refuseField('box_id', 'box_in_other_area', { box_id, area, wanted }, { area, wanted, there });
}

/** Boxes that are loaded cannot be removed from their bill. */
export async function requireNotLoaded(
  ctx: Context,
  line: Pick<BillLine, 'box_id' | 'container_id'>,
  removed: number,
): Promise<void> {
  if (line.container_id === null) return;
  const {
    rows: [sum],
  } = await sql<{ loaded: number; covered: number }>`
    select coalesce((
        select s.quantity
        from box_stock s
        join places p on p.id = s.place_id
        where s.box_id = ${line.box_id} and p.container_id = ${line.container_id}), 0) as loaded,
      (
        select coalesce(sum(x.quantity), 0)::int
        from box_lading_bills x
        join lading_bills l on l.id = x.lading_bill_id
        where x.box_id = ${line.box_id} and l.container_id = ${line.container_id}) as covered`.execute(
    ctx.db,
  );
  const { box_id } = line;
  if (sum!.covered - removed < sum!.loaded)
    throw new Refusal('bill_is_loaded', { values: { box_id }, details: { box_id, ...sum } });
}
