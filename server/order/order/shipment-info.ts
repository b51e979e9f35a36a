// Who sends and who receives the goods of an order.
import type { Context } from '#kernel/context.ts';

interface Sender {
  sender_name?: string | null | undefined;
  sender_tel?: string | null | undefined;
  sender_address?: string | null | undefined;
}

/** Keeps who sends what a new order brings, where somebody said it. */
export async function keepSender(
  ctx: Context,
  order_id: string,
  { sender_name = null, sender_tel = null, sender_address = null }: Sender,
): Promise<void> {
  if ((sender_name ?? sender_tel ?? sender_address) === null) return;
  await ctx.db
    .insertInto('order_shipment_infos')
    .values({ order_id, sender_name, sender_tel, sender_address })
    .execute();
}
