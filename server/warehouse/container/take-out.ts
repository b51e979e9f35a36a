import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import type { LockedContainer } from './lock-container.ts';

/** Boxes that leave an open container again; `maximum` is how many may. */
interface TakenOut {
  box_id: number;
  quantity: number;
  maximum: number;
  /** The scan that is taken back. */
  takes_back?: number;
}

/** Moves boxes of a locked box out of an open container, back to where it is loaded. */
export async function takeOut(
  ctx: Context,
  { id, from_area_id }: LockedContainer,
  { box_id, quantity, maximum, takes_back }: TakenOut,
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
