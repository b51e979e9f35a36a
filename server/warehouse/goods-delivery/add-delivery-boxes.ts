import { sql } from 'kysely';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { createDeliveryBoxes as endpoint } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { readReference, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { readGoodsDelivery } from './goods-delivery.queries.ts';
import { lockDelivery, type LockedDelivery } from './lock-delivery.ts';
import { requireDeliveryAction } from './require-delivery-action.ts';

type DeliveryBox = BodyOf<typeof endpoint>['boxes'][number];

/** Adds arrived boxes to a delivery of their customer; more of the same box increases its line. */
export const addDeliveryBoxes: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { goods_delivery_id, boxes } = body;
  const delivery = await readReference(
    'goods_delivery_id',
    goods_delivery_id,
    lockDelivery(ctx, goods_delivery_id),
  );
  requireDeliveryAction(delivery, 'add_boxes');
  await lockBoxes(
    ctx,
    boxes.map(({ box_id }) => box_id),
  );
  for (const [index, box] of boxes.entries()) {
    await requireAvailable(ctx, delivery, box, `boxes.${index}`);
    await addToDelivery(ctx, delivery, box);
  }
  await updateRow(ctx, 'goods_deliveries', delivery.id, {});
  ctx.log({ logable_type: 'goods_delivery', logable_id: delivery.id, type_id: 'write', content: { boxes } });
  return readGoodsDelivery(ctx, delivery.id);
};

/** quantity of an order's boxes that has arrived and is on no other delivery. */
async function requireAvailable(
  ctx: Context,
  { customer_id }: LockedDelivery,
  { box_id, order_id, quantity }: DeliveryBox,
  field: string,
): Promise<void> {
  const {
    rows: [owner],
  } = await sql<{ user_id: number; available: number }>`
    select w.user_id,
      (
        select coalesce(sum(x.received_quantity), 0)
        from box_lading_bills x
        where x.box_id = w.box_id and x.order_id = w.order_id)::int
      - (
        select coalesce(sum(g.quantity), 0)
        from goods_delivery_boxes g
        join goods_deliveries d on d.id = g.goods_delivery_id
        where g.box_id = w.box_id and g.order_id = w.order_id
          and d.status_id <> 'cancelled')::int as available
    from owning_boxes w
    where w.box_id = ${box_id} and w.order_id = ${order_id} and not w.is_cancel_distributed`.execute(ctx.db);
  if (owner === undefined) throw unknownReference(`${field}.box_id`, box_id);
  if (owner.user_id !== customer_id)
    throw refuseField(`${field}.order_id`, 'order_of_other_customer', { order_id });
  if (quantity > owner.available)
    throw refuseField(
      `${field}.quantity`,
      'over_delivery',
      { maximum: owner.available, box_id, order_id },
      { available: owner.available },
    );
}

async function addToDelivery(
  ctx: Context,
  { id }: LockedDelivery,
  { box_id, order_id, quantity, shipping_code = null }: DeliveryBox,
): Promise<void> {
  await sql`
    insert into goods_delivery_boxes (goods_delivery_id, box_id, order_id, quantity, shipping_code)
    values (${id}, ${box_id}, ${order_id}, ${quantity}, ${shipping_code})
    on conflict (goods_delivery_id, box_id, order_id) do update
    set quantity = goods_delivery_boxes.quantity + excluded.quantity,
      shipping_code = coalesce(excluded.shipping_code, goods_delivery_boxes.shipping_code),
      version = goods_delivery_boxes.version + 1,
      updated_at = now()`.execute(ctx.db);
}
