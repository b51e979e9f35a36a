import { expect } from 'vitest';
import { rules } from '../../server/audit/rules.ts';

/** Every rule in one question: those that do not hold, each with the first rows that break it. */
const EVERY_RULE = Object.entries(rules)
  .map(
    ([rule, question]) => `select '${rule.replaceAll("'", "''")}' as rule, jsonb_agg(to_jsonb(r)) as rows
      from (select * from (${question}) as q limit 3) as r having count(*) > 0`,
  )
  .join(' union all ');

/** Whatever answers a question to the database. */
interface Asked {
  query<Row extends object>(text: string): Promise<Row[]>;
}

/** Asks every rule of money and goods; run it after any work. */
export async function expectBooksInOrder(server: Asked): Promise<void> {
  const broken = await server.query<{ rule: string; rows: object[] }>(EVERY_RULE);
  expect(Object.fromEntries(broken.map(({ rule, rows }) => [rule, rows]))).toEqual({});
}
