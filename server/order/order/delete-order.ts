import { sql } from 'kysely';
import type { deleteOrder as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCharges } from '../../accounting/charge/charges.ts';
import { removeCharges, haveSettlements } from '../../accounting/charge/remove-charges.ts';
import { lockOrderTo } from './lock-order.ts';

/** Deletes an order without history. An order with history has to be cancelled. */
export const deleteOrder: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const { contract_id } = await lockOrderTo(ctx, 'delete', { id, version });
  const charges = await lockCharges(ctx, { kinds: ['purchase_cost', 'service_fee'], order_ids: [id] });
  if (contract_id !== null || (await haveSettlements(ctx, charges)) || (await hasHistory(ctx, id)))
    throw new Refusal('order_has_history', { values: { order_id: id }, details: { order_id: id } });
  await removeCharges(ctx, { order_ids: [id] });
  await ctx.db.deleteFrom('order_payees').where('order_id', '=', id).execute();
  await ctx.db.deleteFrom('order_trackings').where('order_id', '=', id).execute();
  await ctx.db.deleteFrom('order_shipment_infos').where('order_id', '=', id).execute();
  await ctx.db.deleteFrom('order_items').where('order_id', '=', id).execute();
  await deleteRow(ctx, 'orders', id);
  ctx.log({ logable_type: 'order', logable_id: id, type_id: 'deleted', content: {} });
};

/** Whether any row refers to the order or one of its lines. */
async function hasHistory(ctx: Context, id: string): Promise<boolean> {
  const {
    rows: [row],
  } = await sql<{ history: boolean }>`
    select exists (select from owning_boxes where order_id = ${id})
      or exists (select from credit_orders where order_id = ${id})
      or exists (select from receipts where receiptable_type = 'order' and receiptable_id = ${id})
      or exists (select from charges where order_id = ${id} and kind not in ('purchase_cost', 'service_fee'))
      or exists (
        select from order_items i
        where i.order_id = ${id} and (
          exists (select from purchase_item_sources s where s.order_item_id = i.id)
          or exists (select from order_distributions d where d.order_item_id = i.id))) as history`.execute(
    ctx.db,
  );
  return row!.history;
}
