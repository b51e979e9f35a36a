import { sql } from 'kysely';
import { orderStatus, stepStates, type StepState } from '@hakobu/contract/order/progress/steps.ts';
import { requireLocked } from '#kernel/locks/lock.ts';
import type { Context } from '#kernel/context.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import { readOrderFacts, type OrderInProgress } from './order-facts.ts';

/**
 * Computes the status of orders anew from their facts and keeps it, once at the end of every write that
 * reports something of an order.
 */
export async function refreshOrders(ctx: Context, reported: EventBatch<'order'>): Promise<void> {
  const sorted = [...reported.keys()].sort();
  // Two transactions that change facts of one order take turns from their beginning.
  requireLocked(ctx, 'orders', sorted);
  const changes = (await readOrderFacts(ctx, sorted))
    .map((order) => progressOf(ctx, order))
    .filter((change) => change !== undefined);
  if (changes.length === 0) return;
  await sql`
    update orders o
    set status_id = c.status_id, step_times = c.step_times, version = o.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id text, status_id text,
      step_times jsonb)
    where o.id = c.id`.execute(ctx.db);
  for (const { id, status_id, previous } of changes) {
    if (status_id === previous) continue;
    ctx.log({
      logable_type: 'order',
      logable_id: id,
      type_id: 'others',
      content: { status_id, cause: reported.get(id) },
    });
  }
}

function progressOf(ctx: Context, { id, status_id: previous, step_times, facts }: OrderInProgress) {
  const states = stepStates(facts);
  const status_id = orderStatus(facts, states);
  // one that is cancelled reaches nothing more: that nothing is asked for is not that it was paid
  const times = facts.cancelled ? step_times : stepTimes(states, step_times, ctx.now.toISOString());
  const sameSteps =
    Object.keys(times).length === Object.keys(step_times).length &&
    Object.keys(times).every((step) => step in step_times);
  return status_id === previous && sameSteps ? undefined : { id, status_id, step_times: times, previous };
}

/** When each step was reached; a step that fell back is forgotten. */
function stepTimes(
  states: readonly StepState[],
  known: Record<string, string>,
  now: string,
): Record<string, string> {
  return Object.fromEntries(
    states.filter(({ applies, done }) => applies && done).map(({ id }) => [id, known[id] ?? now]),
  );
}
