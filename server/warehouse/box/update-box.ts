import type { updateBox as endpoint } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { boxMachine } from '@hakobu/contract/warehouse/box/box.machine.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { lockBillsOfBox, rateBillsOfBox } from '../lading-bill/bills-of-box.ts';
import { requireCapacityAfterMeasuring } from '../pallet/pallet-capacity.ts';
import { readBox } from './box.queries.ts';
import { boxObstacles } from './box-state.ts';
import { lockBox } from './lock-box.ts';
import { lockInboundOf, requireReceived } from './require-received.ts';
import { setBoxItems } from './set-box-items.ts';

const MEASURES = ['length', 'width', 'height', 'weight'] as const;

/**
 * Changes measures, quantity or contents of an open box; a higher quantity packs more, a lower one returns
 * boxes. New measures must fit the pallet, and the bills of the box are rated anew.
 */
export const updateBox: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const { products, override = false, surplus_reason, ...fields } = body;
  const measured = MEASURES.some((measure) => fields[measure] !== undefined);
  if (measured) await lockBillsOfBox(ctx, id);
  if (products !== undefined || fields.duplicate !== undefined) await lockInboundOf(ctx, id);
  const box = await lockBox(ctx, id, version);
  requireAction(boxMachine, 'update', box);
  const obstacle = boxObstacles(box).update;
  if (obstacle !== undefined) throw new Refusal(obstacle.reason);
  const { duplicate = box.duplicate } = fields;
  if (duplicate < box.distributed_quantity)
    throw new Refusal('box_in_use', { details: { distributed_quantity: box.distributed_quantity } });
  if (Object.keys(fields).length > 0) await updateRow(ctx, 'boxes', id, fields);
  if (products !== undefined) await setBoxItems(ctx, id, products);
  if (products !== undefined || duplicate > box.duplicate)
    await requireReceived(ctx, id, surplus_reason ?? null);
  const supplier = { kind: 'supplier' as const };
  const loose = { kind: 'loose' as const, area_id: box.area_id };
  const change = duplicate - box.duplicate;
  if (change !== 0)
    await moveBoxes(ctx, [
      {
        box_id: id,
        ...(change > 0 ? { from: supplier, to: loose } : { from: loose, to: supplier }),
        quantity: Math.abs(change),
        reason: 'repacked',
      },
    ]);
  if (measured) {
    await requireCapacityAfterMeasuring(ctx, id, { override });
    await rateBillsOfBox(ctx, id);
  }
  ctx.log({ logable_type: 'box', logable_id: id, type_id: 'write', content: body });
  return readBox(ctx, id);
};
