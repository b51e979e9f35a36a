import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { ReportedFacts, type Fact } from './facts.ts';
import { on, settleFacts } from './reaction.ts';

/** A context that knows nothing but what is reported to it. */
function reporting(facts: ReportedFacts): Context {
  const context: Pick<Context, 'report'> = {
    report: (fact, ids, cause) => facts.add(fact, ids, cause),
  };
  return context as Context;
}

describe('reported facts', () => {
  test('are followed once for all ids of a write, however often they were reported', async () => {
    const facts = new ReportedFacts();
    facts.add('order', ['OR1', 'OR2'], 'paid');
    facts.add('order', ['OR2', 'OR3'], 'boxes_assembled');
    const seen: [string, string][][] = [];
    await settleFacts(reporting(facts), facts, [on('order', async (_, ids) => void seen.push([...ids]))]);
    expect(seen).toEqual([
      [
        ['OR1', 'paid'],
        ['OR2', 'paid'],
        ['OR3', 'boxes_assembled'],
      ],
    ]);
  });

  test('are followed in the order of the reactions, not of the reports', async () => {
    const facts = new ReportedFacts();
    facts.add('order', ['OR1'], 'x');
    facts.add('purchase', [1], 'x');
    const seen: Fact[] = [];
    const note = (fact: Fact) => on(fact, async () => void seen.push(fact));
    await settleFacts(reporting(facts), facts, [note('purchase'), note('order')]);
    expect(seen).toEqual(['purchase', 'order']);
  });

  test('that a reaction reports are followed as well, also of a fact that was dealt with', async () => {
    const facts = new ReportedFacts();
    facts.add('order_cancelled', ['OR1'], 'cancelled');
    const seen: string[] = [];
    await settleFacts(reporting(facts), facts, [
      on('order_cancelled', async (ctx, ids) => ctx.report('order', ids.keys(), 'boxes_released')),
      on('order', async (ctx, ids) => {
        seen.push(...ids.keys());
        if (!ids.has('OR9')) ctx.report('order', ['OR9'], 'again');
      }),
    ]);
    expect(seen).toEqual(['OR1', 'OR9']);
  });

  test('that nobody follows are a mistake of ours, and so are reactions that call each other for ever', async () => {
    const lonely = new ReportedFacts();
    lonely.add('purchase', [1], 'x');
    await expect(settleFacts(reporting(lonely), lonely, [])).rejects.toThrow('purchase');
    const circle = new ReportedFacts();
    circle.add('order', ['OR1'], 'x');
    const again = on('order', async (ctx, ids) => ctx.report('order', ids.keys(), 'x'));
    await expect(settleFacts(reporting(circle), circle, [again])).rejects.toThrow('order');
  });

  test('of no ids are no facts', async () => {
    const facts = new ReportedFacts();
    facts.add('order', [], 'x');
    expect(facts.waiting).toEqual([]);
    await settleFacts(reporting(facts), facts, []);
  });

  test('keep each id once with its first cause, whatever is reported', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.array(fc.nat(9)), fc.string())), (reports) => {
        const facts = new ReportedFacts();
        for (const [ids, cause] of reports) facts.add('purchase', ids, cause);
        const kept = facts.take('purchase');
        const first = new Map<number, string>();
        for (const [ids, cause] of reports) for (const id of ids) if (!first.has(id)) first.set(id, cause);
        expect([...kept]).toEqual([...first]);
      }),
    );
  });
});
