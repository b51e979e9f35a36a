import { sql } from 'kysely';
import type { cancelDistributed as endpoint } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { owningBoxMachine } from '@hakobu/contract/warehouse/owning-box/owning-box.machine.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import type { Handler } from '#kernel/route.ts';
import { changeDistributed } from '../box/change-distributed.ts';
import { lockBillsAndOrders } from '../lading-bill/lock-lading-bill.ts';
import { removeFromBills } from '../lading-bill/remove-from-bills.ts';
import { owningBoxSource } from './owning-box.queries.ts';

interface Owner {
  box_id: number;
  order_id: string;
  quantity: number;
  is_cancel_distributed: boolean;
}

/** Removes boxes from an order and its bills; they are free again. The row stays as a record. */
export const cancelDistributed: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const [, , owner] = await pipeline(
    () =>
      lockBillsAndOrders(
        ctx,
        sql`select x.lading_bill_id
          from owning_boxes w
          join box_lading_bills x on x.box_id = w.box_id and x.order_id = w.order_id
          where w.id = ${id}`,
        sql`select order_id from owning_boxes where id = ${id}`,
      ),
    () => lock(ctx, 'boxes', sql`select box_id from owning_boxes where id = ${id}`),
    () =>
      lockRow<Owner>(
        ctx,
        { ...owningBoxSource, from: sql`owning_boxes w join boxes b on b.id = w.box_id` },
        { id, version, columns: sql`w.box_id, w.order_id, w.quantity, w.is_cancel_distributed` },
      ),
  );
  const { box_id, order_id, quantity } = owner;
  if (owningBoxMachine.stateOf(owner) === 'released') return findRow(ctx, owningBoxSource, id);
  await removeFromBills(ctx, { box_id, order_id }, 'boxes_taken_off');
  await updateRow(ctx, 'owning_boxes', id, { quantity: 0, is_cancel_distributed: true });
  await changeDistributed(ctx, [{ box_id, by: -quantity }]);
  ctx.emit('order', [order_id], 'boxes_taken_off');
  ctx.log({
    logable_type: 'box',
    logable_id: box_id,
    type_id: 'write',
    content: { order_id, taken_off: quantity },
  });
  return findRow(ctx, owningBoxSource, id);
};
