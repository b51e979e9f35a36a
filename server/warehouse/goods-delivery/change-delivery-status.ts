import type { deliverySteps } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { takeFromArea } from '../movement/take-from-area.ts';
import { missingForShipping } from './goods-delivery.queries.ts';
import type { LockedDelivery } from './lock-delivery.ts';
import { requireDeliveryAction } from './require-delivery-action.ts';

type DeliveryStep = (typeof deliverySteps)[number];
interface Part {
  box_id: number;
  order_id: string;
  quantity: number;
}

const actionOf = { shipping: 'ship', received: 'receive', cancelled: 'cancel' } as const;

/** Carries out the next step of a locked delivery: hand over to the carrier, confirm, or cancel. */
export async function changeDeliveryStatus(
  ctx: Context,
  delivery: LockedDelivery,
  step: DeliveryStep,
): Promise<void> {
  requireDeliveryAction(delivery, actionOf[step], step);
  const parts = await ctx.db
    .selectFrom('goods_delivery_boxes')
    .select(['box_id', 'order_id', 'quantity'])
    .where('goods_delivery_id', '=', delivery.id)
    .orderBy('box_id')
    .orderBy('id')
    .execute();
  if (step === 'shipping') await handOver(ctx, delivery, parts);
  if (step === 'cancelled' && delivery.status_id === 'shipping') await takeBack(ctx, delivery, parts);
  await updateRow(ctx, 'goods_deliveries', delivery.id, {
    status_id: step,
    ...(step === 'shipping' && { exported_date: ctx.now }),
    ...(step === 'received' && { received_at: ctx.now }),
  });
  const orders = parts.map(({ order_id }) => order_id);
  ctx.emit('order', orders, `delivery_${step}`);
  if (step !== 'received') ctx.emit('earned', orders, `delivery_${step}`);
}

async function handOver(ctx: Context, delivery: LockedDelivery, parts: readonly Part[]): Promise<void> {
  const missing = missingForShipping({ ...delivery, quantity: parts.length });
  if (missing[0] !== undefined) throw new Refusal(missing[0], { details: { missing } });
  for (const { box_id, quantity } of parts) {
    const taken = await takeFromArea(ctx, box_id, delivery.area_id, quantity);
    await moveBoxes(
      ctx,
      taken.map((part) => ({
        box_id,
        ...part,
        to: { kind: 'customer' },
        reason: 'deliver',
        document: { type: 'goods_delivery', id: delivery.id },
      })),
    );
  }
}

/** A return: the boxes are loose again in the area from which they left. */
const takeBack = (ctx: Context, { id, area_id }: LockedDelivery, parts: readonly Part[]): Promise<unknown> =>
  moveBoxes(
    ctx,
    parts.map(({ box_id, quantity }) => ({
      box_id,
      from: { kind: 'customer' },
      to: { kind: 'loose', area_id },
      quantity,
      reason: 'return',
      document: { type: 'goods_delivery', id },
    })),
  );
