import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import type { LockedContainer } from './lock-container.ts';

/** Boxes that leave an open container; `maximum` limits the quantity. */
interface BoxesToReturn {
  box_id: number;
  quantity: number;
  maximum: number;
  /** The scan that is undone. */
  takes_back?: number;
}

/** Moves a locked box out of an open container, back to its area of loading. */
export async function returnToArea(
  ctx: Context,
  { id, from_area_id }: LockedContainer,
  { box_id, quantity, maximum, takes_back }: BoxesToReturn,
): Promise<void> {
  if (quantity > maximum)
    throw refuseField('quantity', 'over_unloading', { maximum, box_id }, { in_container: maximum });
  await moveBoxes(ctx, [
    {
      box_id,
      from: { kind: 'container', container_id: id },
      to: { kind: 'loose', area_id: from_area_id },
      quantity,
      reason: 'take_out',
      document: { type: 'container', id },
      ...(takes_back !== undefined && { takes_back }),
    },
  ]);
}
