import fc from 'fast-check';
import { rollUpLedger } from '../../server/accounting/roll-up/roll-up-ledger.ts';
import type { RawPosting } from './raw-postings.ts';
import type { useTestServer } from './test-server.ts';

/** A posting, the aggregation, or the reversal of the last posting. */
export type PostingStep = RawPosting | 'roll up' | 'reverse';

/** Random steps between the first `accounts` accounts, on any of the days, up to a number of JPY. */
export function anySteps(
  days: readonly string[],
  { accounts, yen, steps }: { accounts: number; yen: number; steps: number },
): fc.Arbitrary<PostingStep[]> {
  const account = fc.integer({ min: 0, max: accounts - 1 });
  const posting = fc
    .record({
      day: fc.constantFrom(...days),
      from: account,
      to: account,
      yen: fc.integer({ min: 1, max: yen }),
    })
    .filter(({ from, to }) => from !== to);
  const step = fc.oneof(
    { weight: 3, arbitrary: posting },
    { weight: 1, arbitrary: fc.constant('roll up' as const) },
    { weight: 2, arbitrary: fc.constant('reverse' as const) },
  );
  return fc.array(step, { minLength: 2, maxLength: steps });
}

/** A period of the days. */
export const anyPeriod = (days: readonly string[]): fc.Arbitrary<[string, string]> =>
  fc.tuple(fc.constantFrom(...days), fc.constantFrom(...days)).filter(([from, to]) => from <= to);

/** Executes the steps; each posting is reversed at most once. */
export async function takeSteps(
  server: ReturnType<typeof useTestServer>,
  post: (posting: RawPosting) => Promise<void>,
  steps: readonly PostingStep[],
): Promise<void> {
  let last: RawPosting | undefined;
  for (const step of steps)
    if (step === 'roll up') await rollUpLedger(server.app.database.db);
    else if (step !== 'reverse') await post((last = step));
    else if (last !== undefined) {
      await post({ ...last, from: last.to, to: last.from });
      last = undefined;
    }
}
