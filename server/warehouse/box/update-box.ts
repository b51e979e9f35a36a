import type { updateBox as endpoint } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { boxMachine } from '@hakobu/contract/warehouse/box/box.machine.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { readBox } from './box.queries.ts';
import { lockBox } from './lock-box.ts';
import { setBoxItems } from './set-box-items.ts';

/** Changes measures, number or contents while a box is open; more of it are packed, fewer go back. */
export const updateBox: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const box = await lockBox(ctx, id, version);
  requireAction(boxMachine, 'update', box);
  const { products, ...fields } = body;
  const { duplicate = box.duplicate } = fields;
  if (duplicate < box.distributed_quantity)
    throw new Refusal('box_in_use', { details: { distributed_quantity: box.distributed_quantity } });
  if (Object.keys(fields).length > 0) await updateRow(ctx, 'boxes', id, fields);
  if (products !== undefined) await setBoxItems(ctx, id, products);
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
  ctx.log({ logable_type: 'box', logable_id: id, type_id: 'write', content: body });
  return readBox(ctx, id);
};
