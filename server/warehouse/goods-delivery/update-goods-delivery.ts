import { sql } from 'kysely';
import type { updateGoodsDelivery as endpoint } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lock } from '#kernel/locks/lock.ts';
import type { Handler } from '#kernel/route.ts';
import { targetOf } from './delivery-target.ts';
import { readGoodsDelivery } from './goods-delivery.queries.ts';
import { lockDelivery } from './lock-delivery.ts';
import { requireDeliveryAction } from './require-delivery-action.ts';
import { changeDeliveryStatus } from './change-delivery-status.ts';

/** Changes carrier and place before it leaves, the note at any time, and carries out the next step. */
export const updateGoodsDelivery: Handler<typeof endpoint> = async (
  ctx,
  { params: { id }, body, version },
) => {
  const { status_id, note, ...target } = body;
  const [, delivery] = await pipeline(
    // A step changes the status of its orders, so they are locked first.
    () =>
      lock(
        ctx,
        'orders',
        status_id === undefined
          ? []
          : sql`select order_id from goods_delivery_boxes where goods_delivery_id = ${id}`,
      ),
    () => lockDelivery(ctx, id, version),
  );
  if (Object.keys(target).length > 0) {
    requireDeliveryAction(delivery, 'update');
    await updateRow(ctx, 'goods_deliveries', id, await targetOf(ctx, target, delivery.customer_id));
  }
  if (note !== undefined) await updateRow(ctx, 'goods_deliveries', id, { note });
  if (status_id !== undefined) await changeDeliveryStatus(ctx, await lockDelivery(ctx, id), status_id);
  ctx.log({ logable_type: 'goods_delivery', logable_id: id, type_id: 'write', content: body });
  return readGoodsDelivery(ctx, id);
};
