/** A function that runs at most so many tasks at once; the others wait for their turn. */
export function limitConcurrency(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift(); // passes the slot to the next waiting task
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
