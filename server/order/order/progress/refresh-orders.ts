import { sql } from 'kysely';
import { orderStatus, stepStates, type StepState } from '@hakobu/contract/order/progress/steps.ts';
import { requireLocked } from '#kernel/locks/lock.ts';
import type { Context } from '#kernel/context.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import { readOrderFacts, type OrderInProgress } from './order-facts.ts';

/**
 * Recomputes and stores the status of orders from their facts, once at the end of each transaction that
 * emitted an event of theirs.
 */
export async function refreshOrders(ctx: Context, reported: EventBatch<'order'>): Promise<void> {
  const sorted = [...reported.keys()].sort();
  // Locks the orders, so that concurrent transactions on one order run one after another.
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
  // a cancelled order reaches no further steps: an amount due of zero does not mean that it was paid
  const times = facts.cancelled ? step_times : stepTimes(states, step_times, ctx.now.toISOString());
  const sameSteps =
    Object.keys(times).length === Object.keys(step_times).length &&
    Object.keys(times).every((step) => step in step_times);
  return status_id === previous && sameSteps ? undefined : { id, status_id, step_times: times, previous };
}

/** Time at which each step was reached. A step that is no longer satisfied loses its time. */
function stepTimes(
  states: readonly StepState[],
  known: Record<string, string>,
  now: string,
): Record<string, string> {
  return Object.fromEntries(
    states.filter(({ applies, done }) => applies && done).map(({ id }) => [id, known[id] ?? now]),
  );
}
