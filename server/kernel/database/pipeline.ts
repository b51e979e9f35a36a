type Answers<Asks extends readonly (() => Promise<unknown>)[]> = {
  -readonly [Index in keyof Asks]: Awaited<ReturnType<Asks[Index]>>;
};

/**
 * Asks several things of a transaction at once. Its one connection runs their statements in the order given,
 * without waiting in between, so later ones see what earlier ones wrote, and locks are taken in that order.
 * Only the first statement of each goes out at once: what one sends after an answer comes behind all of
 * these.
 */
export const pipeline = <const Asks extends readonly (() => Promise<unknown>)[]>(
  ...asks: Asks
): Promise<Answers<Asks>> => Promise.all(asks.map((ask) => ask())) as Promise<Answers<Asks>>;
