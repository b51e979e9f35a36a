import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { requireLocked } from '#kernel/locks/lock.ts';
import { Refusal } from '#kernel/refusal.ts';
import { rateLadingBill } from './rate-lading-bill.ts';

interface OwnedBox {
  box_id: number;
  order_id: string;
}

/**
 * Takes what an order owns of a box off all bills, which are rated anew; the caller has locked all of these.
 * Refuses with `owner_on_the_way` where some of it has left or was handed over.
 */
export async function takeOffBills(ctx: Context, owned: OwnedBox, cause: string): Promise<void> {
  const { box_id, order_id } = owned;
  const bills = await openBillsOf(ctx, owned);
  requireLocked(ctx, 'lading_bills', bills);
  await ctx.db
    .deleteFrom('box_lading_bills')
    .where('box_id', '=', box_id)
    .where('order_id', '=', order_id)
    .execute();
  for (const bill of bills) await rateLadingBill(ctx, bill, cause);
}

/** Bills that carry these boxes and may still change. */
async function openBillsOf(ctx: Context, { box_id, order_id }: OwnedBox): Promise<number[]> {
  const {
    rows: [found],
  } = await sql<{ bills: number[]; gone: boolean }>`
    select coalesce(array_agg(l.id order by l.id), '{}') as bills,
      coalesce(bool_or(
        coalesce(c.had_cut_off, false)
        or exists (
          select from box_stock s
          join places p on p.id = s.place_id
          where s.box_id = ${box_id} and s.quantity > 0 and p.container_id = l.container_id)), false)
      or exists (
        select from goods_delivery_boxes g
        join goods_deliveries d on d.id = g.goods_delivery_id
        where g.box_id = ${box_id} and g.order_id = ${order_id} and d.status_id <> 'cancelled') as gone
    from box_lading_bills x
    join lading_bills l on l.id = x.lading_bill_id
    left join containers c on c.id = l.container_id
    where x.box_id = ${box_id} and x.order_id = ${order_id}`.execute(ctx.db);
  if (found!.gone) throw new Refusal('owner_on_the_way', { details: { box_id, order_id } });
  return found!.bills;
}
