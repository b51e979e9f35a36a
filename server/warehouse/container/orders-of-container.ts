import type { Context } from '#kernel/context.ts';

/** The orders whose boxes are on the container's bills. */
export async function ordersOfContainer(ctx: Context, containerId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('box_lading_bills as x')
    .innerJoin('lading_bills as l', 'l.id', 'x.lading_bill_id')
    .select('x.order_id')
    .distinct()
    .where('l.container_id', '=', containerId)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
