import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { PendingEvents, type DomainEvent } from './domain-events.ts';
import { on, dispatchEvents } from './event-handler.ts';

/** A context that only collects events. */
function emitting(events: PendingEvents): Context {
  const context: Pick<Context, 'emit'> = {
    emit: (event, ids, cause) => events.add(event, ids, cause),
  };
  return context as Context;
}

describe('domain events', () => {
  test('are handled once for all ids of a write, however often they were emitted', async () => {
    const events = new PendingEvents();
    events.add('order', ['OR1', 'OR2'], 'paid');
    events.add('order', ['OR2', 'OR3'], 'boxes_assembled');
    const seen: [string, string][][] = [];
    await dispatchEvents(emitting(events), events, [on('order', async (_, ids) => void seen.push([...ids]))]);
    expect(seen).toEqual([
      [
        ['OR1', 'paid'],
        ['OR2', 'paid'],
        ['OR3', 'boxes_assembled'],
      ],
    ]);
  });

  test('are handled in the order of the handlers, not of the emits', async () => {
    const events = new PendingEvents();
    events.add('order', ['OR1'], 'x');
    events.add('purchase', [1], 'x');
    const seen: DomainEvent[] = [];
    const note = (event: DomainEvent) => on(event, async () => void seen.push(event));
    await dispatchEvents(emitting(events), events, [note('purchase'), note('order')]);
    expect(seen).toEqual(['purchase', 'order']);
  });

  test('emitted by a handler are handled too, also of a kind that was handled before', async () => {
    const events = new PendingEvents();
    events.add('order_cancelled', ['OR1'], 'cancelled');
    const seen: string[] = [];
    await dispatchEvents(emitting(events), events, [
      on('order_cancelled', async (ctx, ids) => ctx.emit('order', ids.keys(), 'boxes_released')),
      on('order', async (ctx, ids) => {
        seen.push(...ids.keys());
        if (!ids.has('OR9')) ctx.emit('order', ['OR9'], 'again');
      }),
    ]);
    expect(seen).toEqual(['OR1', 'OR9']);
  });

  test('without a handler throw, and so do handlers that trigger each other in a cycle', async () => {
    const lonely = new PendingEvents();
    lonely.add('purchase', [1], 'x');
    await expect(dispatchEvents(emitting(lonely), lonely, [])).rejects.toThrow('purchase');
    const circle = new PendingEvents();
    circle.add('order', ['OR1'], 'x');
    const again = on('order', async (ctx, ids) => ctx.emit('order', ids.keys(), 'x'));
    await expect(dispatchEvents(emitting(circle), circle, [again])).rejects.toThrow('order');
  });

  test('without ids are not pending', async () => {
    const events = new PendingEvents();
    events.add('order', [], 'x');
    expect(events.waiting).toEqual([]);
    await dispatchEvents(emitting(events), events, []);
  });

  test('keep each id once with its first cause', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.array(fc.nat(9)), fc.string())), (reports) => {
        const events = new PendingEvents();
        for (const [ids, cause] of reports) events.add('purchase', ids, cause);
        const kept = events.take('purchase');
        const first = new Map<number, string>();
        for (const [ids, cause] of reports) for (const id of ids) if (!first.has(id)) first.set(id, cause);
        expect([...kept]).toEqual([...first]);
      }),
    );
  });
});
