import { perSecond, perSecondWithCpuTime, round, say, type Bench } from '../support.ts';

const TURNS = 5;
const SECONDS = 4;
type Work = (client: number) => Promise<unknown>;

/** Measures both in turns, and prints the median of their ratios and the audit of the books. */
export async function compare(
  bench: Bench,
  name: string,
  { ours, bare }: { ours: Work; bare: Work },
): Promise<void> {
  await perSecond(3, ours);
  await perSecond(2, bare);
  const rounds = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    rounds.push({
      ours: await perSecondWithCpuTime(bench, SECONDS, ours),
      bare: await perSecond(SECONDS, bare),
    });
  const {
    rows: [books],
  } = await bench.pool.query(
    `select sum(debit_base) - sum(credit_base) as difference, min(balance)
      filter (where minimum is not null) as lowest from ledger_accounts`,
  );
  const {
    ours: { rate, ...work },
    bare: bareRate,
  } = rounds.toSorted((one, other) => one.ours.rate / one.bare - other.ours.rate / other.bare)[TURNS >> 1]!;
  say(name, {
    'ours a second': round(rate, 0),
    'bare a second': round(bareRate, 0),
    'ours / bare': round(rate / bareRate),
    ...work,
    'books differ by': books.difference,
    'lowest wallet': books.lowest,
  });
}
