import type { detachLadingBills as endpoint } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBills, planBills } from '../lading-bill/plan-bills.ts';
import { readContainer } from './container.queries.ts';
import { readUndesiredBoxes } from './cut-off-blockers.ts';
import { lockContainer } from './lock-container.ts';

/** Removes lading bills from a container when none of their boxes are loaded. */
export const detachLadingBills: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  requireAction(containerMachine, 'detach', await lockContainer(ctx, id, version));
  const bills = await lockBills(ctx, body.lading_bill_ids);
  const foreign = bills.find(({ container_id }) => container_id !== id);
  if (foreign !== undefined) throw unknownReference('lading_bill_ids', foreign.id);
  const before = new Map((await readUndesiredBoxes(ctx, id)).map((box) => [box.box_id, box.quantity]));
  await planBills(ctx, body.lading_bill_ids, null);
  const left = (await readUndesiredBoxes(ctx, id)).find(
    ({ box_id, quantity }) => quantity > (before.get(box_id) ?? 0),
  );
  if (left !== undefined)
    throw new Refusal('bill_is_loaded', { values: { box_id: left.box_id }, details: { ...left } });
  ctx.log({
    logable_type: 'container',
    logable_id: id,
    type_id: 'write',
    content: { detached: body.lading_bill_ids },
  });
  return readContainer(ctx, id);
};
