import { sql } from 'kysely';
import { isPackedInBoxes, orderTypes } from '@hakobu/contract/order/order/order-types.ts';
import { isPositive, least, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { proportion, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import type { Earning } from '../../accounting/recognition/recognise-revenue.ts';
import type { Leaving } from '../../accounting/recognition/book-cost-of-goods-sold.ts';
import { handedBoxes, handedPieces, type HandedOver } from './handed-over.ts';

interface Charge {
  order_id: string;
  charge_id: number;
  kind: 'purchase_cost' | 'service_fee' | 'freight';
  currency_id: CurrencyId;
  customer_id: number;
  lading_bill_id: number | null;
  total: Decimal;
  passed: Decimal;
  vat_percent: Decimal;
  carried: Decimal;
  carried_handed: Decimal;
}

/** Amounts due of orders, with their boxes that bear freight and how many of those were handed over. */
async function readCharges(ctx: Context, ids: readonly string[]): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    with bills as (
      select x.lading_bill_id, x.order_id, sum(x.quantity)::numeric as carried,
        sum(least(x.quantity, greatest(0, coalesce(h.quantity, 0) - x.before)))::numeric as handed
      from (
        select b.*, coalesce(sum(b.quantity) over (
          partition by b.box_id, b.order_id order by b.lading_bill_id
          rows between unbounded preceding and 1 preceding), 0) as before
        from box_lading_bills b
        where b.order_id = any(${[...ids]}::text[])) x
      left join (${handedBoxes(ids)}) h on h.order_id = x.order_id and h.box_id = x.box_id
      group by 1, 2)
    select c.order_id, c.id as charge_id, c.kind, c.currency_id, c.party_id as customer_id,
      c.lading_bill_id, c.total,
      coalesce((
        select sum(r.amount) from recognitions r
        where r.charge_id = c.id and r.passed_charge_id is not null), 0) as passed,
      coalesce(v.percent, 0) as vat_percent, coalesce(b.carried, 0) as carried,
      coalesce(b.handed, 0) as carried_handed
    from charges c
    join orders o on o.id = c.order_id
    left join bills b on b.lading_bill_id = c.lading_bill_id and b.order_id = c.order_id
    left join sales_vat_rates v on v.organization_id = o.organization_id and v.type_id = o.type_id
      and v.currency_id = c.currency_id
    where c.order_id = any(${[...ids]}::text[]) and c.kind in ('purchase_cost', 'service_fee', 'freight')
    order by c.id`.execute(ctx.db);
  return rows;
}

/** Earned amount of each charge of the orders. */
export async function orderEarnings(ctx: Context, orders: readonly HandedOver[]): Promise<Earning[]> {
  const charges = await readCharges(
    ctx,
    orders.map(({ id }) => id),
  );
  return charges.flatMap((charge) => {
    const order = orders.find(({ id }) => id === charge.order_id)!;
    const agency = orderTypes[order.type_id].sells === 'agency';
    const { charge_id, currency_id, customer_id, order_id, kind, vat_percent, lading_bill_id } = charge;
    if (agency && kind === 'purchase_cost' && order.outside) return [];
    return {
      ...{ charge_id, currency_id, customer_id, order_id, vat_percent },
      document:
        kind === 'freight'
          ? { receiptable_type: 'lading_bill', receiptable_id: String(lading_bill_id) }
          : { receiptable_type: 'order', receiptable_id: order_id },
      earned: earnedOf(order, charge),
      revenue: kind === 'purchase_cost' && !agency ? 'REV_GOODS' : 'REV_SERVICES',
    };
  });
}

/**
 * Earned part of a charge: in proportion to the goods handed over, and all of it with the last boxes. The
 * fee of a cancelled order and the commission of orders without shipping are earned at once.
 */
function earnedOf(order: HandedOver, { kind, total, currency_id, passed, ...charge }: Charge): Decimal {
  const share = (part: Decimal, whole: Decimal): Decimal =>
    proportion(total, least(part, whole), whole, currency_id);
  if (order.cancelled) return total;
  if (!isPackedInBoxes(order.type_id)) return order.approved ? total : zero;
  if (kind === 'freight') return share(charge.carried_handed, charge.carried);
  if (order.complete) return total;
  if (kind === 'purchase_cost' && orderTypes[order.type_id].sells === 'agency') return passed;
  return isPositive(order.goods) ? share(order.goods_handed, order.goods) : share(order.handed, order.owned);
}

/** Pieces of bought lines handed over to customers. With the last boxes it is everything the order got. */
export async function leavingGoods(ctx: Context, orders: readonly HandedOver[]): Promise<Leaving[]> {
  const ids = orders.map(({ id }) => id);
  const complete = orders.flatMap((one) => (one.complete ? [one.id] : []));
  const { rows } = await sql<{ order_id: string; purchase_item_id: number; quantity: Decimal }>`
    with handed as (${handedBoxes(ids)}),
      pieces as (${handedPieces})
    select d.order_id, d.purchase_item_id,
      sum(case when d.order_id = any(${complete}::text[]) then d.quantity
        else least(d.quantity, greatest(0, coalesce(h.pieces, 0) - d.before)) end) as quantity
    from (
      select l.order_id, l.product_id, x.purchase_item_id, x.quantity, coalesce(sum(x.quantity) over (
        partition by l.order_id, l.product_id order by x.id
        rows between unbounded preceding and 1 preceding), 0) as before
      from order_items l
      join order_distributions x on x.order_item_id = l.id
      where l.order_id = any(${[...ids]}::text[])) d
    left join pieces h on h.order_id = d.order_id and h.product_id = d.product_id
    group by 1, 2
    order by 1, 2`.execute(ctx.db);
  const items = Map.groupBy(rows, ({ order_id }) => order_id);
  return ids.map((order_id) => ({ order_id, items: items.get(order_id) ?? [] }));
}
