import { sql, type RawBuilder } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { ProgressInput, OrderStatus } from '@hakobu/contract/order/progress/steps.ts';
import type { Context } from '#kernel/context.ts';
import { bucketSum, ofKind, servicesOfOrder } from '../../../accounting/charge/buckets.ts';
import { isOpen } from '../../../accounting/wallet-hold/wallet-hold.queries.ts';
import { fromStock } from '../order-lines.ts';
import { tolerance, wanted } from '../tolerance.ts';

/** Facts of an order with its stored progress. */
export interface OrderInProgress {
  id: string;
  status_id: OrderStatus;
  step_times: Record<string, string>;
  facts: ProgressInput;
}

interface FactRow extends Omit<ProgressInput, 'purchase_cost' | 'service'> {
  id: string;
  status_id: OrderStatus;
  step_times: Record<string, string>;
  pc_total: Decimal;
  pc_unsolved: Decimal;
  pc_outstanding: Decimal;
  service_unsolved: Decimal;
  service_outstanding: Decimal;
}

const goodsMoney = ofKind('purchase_cost');
const compensation = ofKind('compensation');

const moneyOfOrder = sql`
      select ${bucketSum('total', goodsMoney)} as pc_total,
        ${bucketSum('unsolved', goodsMoney)} as pc_unsolved,
        ${bucketSum('outstanding', goodsMoney)} as pc_outstanding,
        coalesce(sum(greatest(c.unsolved, 0)) filter (where ${servicesOfOrder}), 0) as service_unsolved,
        ${bucketSum('outstanding', servicesOfOrder)} as service_outstanding,
        ${bucketSum('unsolved', compensation)} as compensation_unsolved,
        coalesce(bool_or(c.unsolved < 0 and c.kind <> 'compensation' and c.contract_id is null), false)
          as refund_due
      from charges c
      where c.order_id = o.id`;

/** A line within its tolerance counts as completely received. */
const countedAs = (came: RawBuilder<unknown>) =>
  sql`case when ${came} >= need - tolerance then need else ${came} end`;

/**
 * Bought pieces: in ordered purchases for the line, and from stock. Lines `differ` that have more or less
 * than they want, within their tolerance.
 */
const goodsOfOrder = sql`
      select coalesce(sum(need), 0) as ordered, count(*) > 0 and coalesce(sum(need), 0) = 0 as all_cut, coalesce(sum(${countedAs(sql`bought`)}), 0) as bought,
        coalesce(sum(${countedAs(sql`distributed_quantity`)}), 0) as received,
        coalesce(sum(least(greatest(need - distributed_quantity, 0), waiting)), 0) as allocatable,
        count(*) filter (where distributed_quantity <> need
          and distributed_quantity between need - tolerance and need + tolerance)::int as differing
      from (
        select ${wanted} as need, ${tolerance} as tolerance, i.distributed_quantity,
          (select coalesce(sum(s.quantity), 0)
            from purchase_item_sources s
            join purchase_items pi on pi.id = s.purchase_item_id
            join purchases p on p.id = pi.purchase_id
            where s.order_item_id = i.id and p.ordered_at is not null and p.cancelled_at is null)
          + ${fromStock} as bought,
          (select coalesce(sum(greatest(pi.received_quantity - pi.distributed_quantity, 0)), 0)
            from purchase_item_sources s
            join purchase_items pi on pi.id = s.purchase_item_id
            where s.order_item_id = i.id) as waiting
        from order_items i
        where i.order_id = o.id) as lines`;

const boxesOfOrder = sql`
      select
        (select coalesce(sum(quantity), 0)::int from owning_boxes b where b.order_id = o.id) as owned,
        on_bills.*, delivered.*
      from (
        select coalesce(sum(b.quantity), 0)::int as billed,
          coalesce(sum(b.quantity) filter (where l.assessed_at is not null), 0)::int as assessed,
          coalesce(sum(b.quantity) filter (where c.had_cut_off), 0)::int as shipped,
          coalesce(sum(b.received_quantity), 0)::int as arrived
        from box_lading_bills b
        join lading_bills l on l.id = b.lading_bill_id
        left join containers c on c.id = l.container_id
        where b.order_id = o.id) as on_bills, (
        select
          coalesce(sum(b.quantity) filter (where d.status_id in ('shipping', 'received')), 0)::int as handed,
          coalesce(sum(b.quantity) filter (where d.status_id = 'received'), 0)::int as confirmed
        from goods_delivery_boxes b
        join goods_deliveries d on d.id = b.goods_delivery_id
        where b.order_id = o.id) as delivered`;

const lotOfOrder = sql`
      select coalesce(bool_or(l.state = 'won'), false) as lot_won,
        coalesce(bool_or(exists (
          select from wallet_holds h
          where h.order_id = l.order_id and ${isOpen}
            and h.amount >= l.max_bid + l.fee + l.domestic_shipping)), false) as lot_held
      from auction_lots l
      where l.order_id = o.id`;

/** A payee is paid once nothing of its purchase is unsettled. */
const payeesOfOrder = sql`
      select count(*)::int as payees,
        count(*) filter (where p.cancelled_at is null and exists (
          select from charges c
          where c.purchase_id = y.purchase_id and ${ofKind('purchase')} and c.unsolved <= 0))::int
          as payees_paid
      from order_payees y
      left join purchases p on p.id = y.purchase_id
      where y.order_id = o.id`;

const parcelsOfOrder = sql`
      select count(*)::int as parcels, count(t.received_at)::int as parcels_received
      from order_trackings x
      join trackings t on t.id = x.tracking_id
      where x.order_id = o.id`;

/** Facts of a new order, known without reading: nothing has happened to it yet. */
export const factsOfNew = (
  type_id: ProgressInput['type_id'],
  totals: { goods: Decimal; services: Decimal; ordered: Decimal },
): ProgressInput => ({
  type_id,
  approved: false,
  cancelled: false,
  purchase_cost: { total: totals.goods, unsolved: totals.goods, outstanding: '0' },
  service: { unsolved: totals.services, outstanding: '0' },
  compensation_unsolved: '0',
  refund_due: false,
  lot_held: false,
  lot_won: false,
  ordered: totals.ordered,
  all_cut: false,
  bought: '0',
  received: '0',
  allocatable: '0',
  differing: 0,
  payees: 0,
  payees_paid: 0,
  parcels: 0,
  parcels_received: 0,
  owned: 0,
  billed: 0,
  assessed: 0,
  shipped: 0,
  arrived: 0,
  handed: 0,
  confirmed: 0,
});

/**
 * Reads the facts of orders in one statement. Cancelled quantities are left out everywhere. Progress
 * depends on every package, so this query reads their tables directly.
 */
export async function readOrderFacts(ctx: Context, ids: readonly string[]): Promise<OrderInProgress[]> {
  // a generic plan is reused for one order; for a list the planner makes a custom plan each time, which
  // takes longer than the query itself
  const among = ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${ids}::text[])`;
  const { rows } = await sql<FactRow>`
    select o.id, o.status_id, o.step_times, o.type_id, o.approved_at is not null as approved,
      o.cancelled_at is not null as cancelled, money.*, goods.*, payees.*, parcels.*, boxes.*, lot.*
    from orders o
    cross join lateral (${moneyOfOrder}) as money
    cross join lateral (${goodsOfOrder}) as goods
    cross join lateral (${payeesOfOrder}) as payees
    cross join lateral (${parcelsOfOrder}) as parcels
    cross join lateral (${boxesOfOrder}) as boxes
    cross join lateral (${lotOfOrder}) as lot
    where o.id ${among}`.execute(ctx.db);
  return rows.map(
    ({
      id,
      status_id,
      step_times,
      pc_total,
      pc_unsolved,
      pc_outstanding,
      service_unsolved,
      service_outstanding,
      ...rest
    }) => ({
      id,
      status_id,
      step_times,
      facts: {
        ...rest,
        purchase_cost: { total: pc_total, unsolved: pc_unsolved, outstanding: pc_outstanding },
        service: { unsolved: service_unsolved, outstanding: service_outstanding },
      },
    }),
  );
}
