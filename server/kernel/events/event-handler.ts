import type { Context } from '../context.ts';
import type { DomainEvent, EventBatch, PendingEvents } from './domain-events.ts';

/** Handles a domain event, once for all ids that a write emitted. */
export interface EventHandler {
  event: DomainEvent;
  handle(ctx: Context, batch: EventBatch<DomainEvent>): Promise<void>;
}

/** Declares a handler of a domain event. */
export function on<F extends DomainEvent>(
  event: F,
  handle: (ctx: Context, batch: EventBatch<F>) => Promise<void>,
): EventHandler {
  return { event, handle: (ctx, batch) => handle(ctx, batch as EventBatch<F>) };
}

/** More rounds than handlers can trigger one after another: they trigger each other in a cycle. */
const MOST_ROUNDS = 20;

/**
 * Runs the handlers in the order of their declaration until no event is pending. A handler may emit events,
 * also of kinds that were handled before. Throws when an event has no handler or the rounds do not end.
 */
export async function dispatchEvents(
  ctx: Context,
  events: PendingEvents,
  handlers: readonly EventHandler[],
): Promise<void> {
  for (let round = 0; events.waiting.length > 0; round += 1) {
    const { waiting } = events;
    const event = handlers.find((handler) => waiting.includes(handler.event))?.event;
    if (event === undefined || round === MOST_ROUNDS)
      throw new Error(`No handler settles the events ${waiting.join(', ')}`);
    const batch = events.take(event);
    for (const handler of handlers) if (handler.event === event) await handler.handle(ctx, batch);
  }
}
