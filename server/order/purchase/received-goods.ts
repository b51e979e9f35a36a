// Received goods of purchase lines that can be allocated to orders.
import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { productOfLine } from '../../product/product/product-of-line.ts';
import type { NameLanguage } from '@hakobu/contract/product/product/product-name.ts';

export interface ReceivedGoods {
  /** Id of the purchase line. */
  id: number;
  purchase_id: number;
  product_id: string;
  /** Received and not allocated. */
  remaining: Decimal;
  cancelled: boolean;
}

/** Reads the received goods of a locked purchase line of the organization. */
export async function readReceivedGoods(ctx: Context, id: number): Promise<ReceivedGoods | undefined> {
  const { rows } = await sql<ReceivedGoods>`
    select i.id, i.purchase_id, i.product_id, i.received_quantity - i.distributed_quantity as remaining,
      p.cancelled_at is not null as cancelled
    from purchase_items i
    join purchases p on p.id = i.purchase_id
    where i.id = ${id} and p.organization_id = ${ctx.organizationId}`.execute(ctx.db);
  return rows[0];
}

/** Unallocated goods, with the order lines that they were bought for. */
export interface GoodsToDistribute extends ReceivedGoods {
  product_name: string;
  product_names: Record<NameLanguage, string | null>;
  image_url: string | null;
  bought_for: number[];
}

/** Reads locked purchase lines of the organization. Cancelled ones have nothing to allocate. */
export async function readGoodsToDistribute(
  ctx: Context,
  ids: readonly number[],
): Promise<GoodsToDistribute[]> {
  const { rows } = await sql<GoodsToDistribute>`
    select i.id, i.purchase_id, i.product_id, ${productOfLine('t')},
      p.cancelled_at is not null as cancelled,
      case when p.cancelled_at is null then i.received_quantity - i.distributed_quantity else 0 end
        as remaining,
      array(select s.order_item_id from purchase_item_sources s where s.purchase_item_id = i.id)
        as bought_for
    from purchase_items i
    join purchases p on p.id = i.purchase_id
    join products t on t.id = i.product_id
    where i.id = any(${[...ids]}::bigint[]) and p.organization_id = ${ctx.organizationId}
    order by i.id`.execute(ctx.db);
  return rows;
}

/** Adds to the allocated quantity of a locked purchase line. Negative where goods are released. */
export async function addDistributedOfGoods(ctx: Context, id: number, change: Decimal): Promise<void> {
  await ctx.db
    .updateTable('purchase_items')
    .set((item) => ({
      distributed_quantity: item('distributed_quantity', '+', change),
      version: item('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}
