import { goodsDeliveryMachine } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.machine.ts';
import { requireAction } from '#kernel/machine.ts';
import type { LockedDelivery } from './lock-delivery.ts';

type DeliveryAction = keyof typeof goodsDeliveryMachine.transitions;

/**
 * Refuses an action that the delivery's state does not allow; `wanted` is the state that it needs or leads
 * to.
 */
export const requireDeliveryAction = (
  { status_id }: Pick<LockedDelivery, 'status_id'>,
  action: DeliveryAction,
  wanted: string = goodsDeliveryMachine.transitions[action].from[0]!,
): void =>
  requireAction(
    goodsDeliveryMachine,
    action,
    { status_id },
    { values: { wanted }, details: { status_id, wanted } },
  );
