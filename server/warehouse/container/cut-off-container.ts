import { sql } from 'kysely';
import type { cutOffContainer as endpoint } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { forbidden, Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { readContainer } from './container.queries.ts';
import { nameFacts, readBlockers } from './cut-off-blockers.ts';
import { lockContainerAndOrders, ordersOfContainer } from './orders-of-container.ts';

const OVERRIDE = 'container.all.update';

/** Closes a container for shipping; its bills and their freight can no longer change. */
export const cutOffContainer: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  requireAction(containerMachine, 'cut_off', await lockContainerAndOrders(ctx, id, version));
  const blockers = await readBlockers(ctx, id);
  const blocker = blockers.find(({ code }) => !(code === 'orders_unsettled' && body.override));
  if (blocker !== undefined)
    throw new Refusal(blocker.code, {
      values: await nameFacts(ctx, blocker.facts),
      details: { ...blocker.facts, blockers: blockers.map(({ code, facts }) => ({ code, ...facts })) },
    });
  const overridden = blockers.length > 0;
  if (overridden) requireOverride(ctx, body.reason);
  await updateRow(ctx, 'containers', id, {
    had_cut_off: true,
    // The time of the statement, not of the request: earlier writes have waited for the lock before us.
    cut_off_date: sql<string>`clock_timestamp()`,
  });
  ctx.log({
    logable_type: 'container',
    logable_id: id,
    type_id: 'write',
    content: {
      cut_off: true,
      ...(overridden && { override: blockers.map(({ facts }) => facts), reason: body.reason }),
    },
  });
  ctx.emit('order', await ordersOfContainer(ctx, id), 'container_cut_off');
  return readContainer(ctx, id);
};

/** Shipping unsettled orders needs a right of its own and a reason. */
function requireOverride({ actor }: Context, reason: string | null | undefined): void {
  if (!actor.permissions.has(OVERRIDE)) throw forbidden(OVERRIDE);
  if (reason == null) throw new Refusal('reason_required', { fields: { reason: [{ problem: 'required' }] } });
}
