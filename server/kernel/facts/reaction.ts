import type { Context } from '../context.ts';
import type { Fact, Reported, ReportedFacts } from './facts.ts';

/** What a service does about a fact, once for all ids of a write. */
export interface Reaction {
  fact: Fact;
  react(ctx: Context, reported: Reported<Fact>): Promise<void>;
}

/** Declares what follows from a fact. */
export function on<F extends Fact>(
  fact: F,
  react: (ctx: Context, reported: Reported<F>) => Promise<void>,
): Reaction {
  return { fact, react: (ctx, reported) => react(ctx, reported as Reported<F>) };
}

/** More rounds than reactions could follow from each other mean that they call each other in a circle. */
const MOST_ROUNDS = 20;

/**
 * Lets the reactions follow, in the order in which they are declared, until nothing waits. A reaction may
 * report more, also of facts that were dealt with.
 */
export async function settleFacts(
  ctx: Context,
  facts: ReportedFacts,
  reactions: readonly Reaction[],
): Promise<void> {
  for (let round = 0; facts.waiting.length > 0; round += 1) {
    const { waiting } = facts;
    const fact = reactions.find((reaction) => waiting.includes(reaction.fact))?.fact;
    if (fact === undefined || round === MOST_ROUNDS)
      throw new Error(`Nobody settles the facts ${waiting.join(', ')}`);
    const reported = facts.take(fact);
    for (const reaction of reactions) if (reaction.fact === fact) await reaction.react(ctx, reported);
  }
}
