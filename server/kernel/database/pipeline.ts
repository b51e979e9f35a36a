type Answers<Asks extends readonly (() => Promise<unknown>)[]> = {
  -readonly [Index in keyof Asks]: Awaited<ReturnType<Asks[Index]>>;
};

/**
 * Runs several queries of a transaction in one round trip. Its connection runs their statements in the given
 * order, so later ones see what earlier ones wrote, and locks are taken in that order. Only the first
 * statement of each is pipelined; statements sent after a result follow all of these.
 */
export const pipeline = <const Asks extends readonly (() => Promise<unknown>)[]>(
  ...asks: Asks
): Promise<Answers<Asks>> => Promise.all(asks.map((ask) => ask())) as Promise<Answers<Asks>>;
