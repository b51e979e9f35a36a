import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';

/** An order line as buying sees it. */
export interface OrderLine {
  id: number;
  order_id: string;
  product_id: string;
  original_product_id: string | null;
  approved: boolean;
  cancelled: boolean;
  paid: boolean;
  to_buy: Decimal;
}

/** Goods of a line that came from stock: distributed to it although no purchase line names it. */
export const fromStock = sql`coalesce((select sum(d.quantity) from order_distributions d
  where d.order_item_id = i.id
  and not exists (select from purchase_item_sources s where s.purchase_item_id = d.purchase_item_id
    and s.order_item_id = i.id)), 0)`;

/** True while the goods of order `o` are not paid or put on debt. */
export const unpaid = sql`exists (select from charges c where c.order_id = o.id and c.kind = 'purchase_cost'
  and c.unsolved > 0)`;

/** Locks order lines in id order. */
export async function lockOrderLines(ctx: Context, ids: readonly number[]): Promise<Map<number, OrderLine>> {
  if (ids.length === 0) return new Map();
  await sql`select 1 from order_items where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    ctx.db,
  );
  const { rows } = await sql<OrderLine>`
    select i.id, i.order_id, i.product_id, i.original_product_id, o.approved_at is not null as approved,
      o.cancelled_at is not null as cancelled, not ${unpaid} as paid,
      greatest(i.quantity - i.cancelled_quantity - i.purchased_quantity - ${fromStock}, 0) as to_buy
    from order_items i join orders o on o.id = i.order_id where i.id = any(${ids}::bigint[])
      and o.organization_id = ${ctx.organizationId}`.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The setting "buy before payment"; off unless the organization says otherwise. */
export async function mayBuyBeforePayment(ctx: Context): Promise<boolean> {
  const {
    rows: [row],
  } = await sql<{
    value: unknown;
  }>`select value from settings where organization_id = ${ctx.organizationId}
    and key = 'buy_before_payment'`.execute(ctx.db);
  return row?.value === true;
}
