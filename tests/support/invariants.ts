import { expect } from 'vitest';
import { rules } from '../../server/audit/rules.ts';

/** All invariants in one query: the violated ones, each with the first offending rows. */
const EVERY_RULE = Object.entries(rules)
  .map(
    ([rule, question]) => `select '${rule.replaceAll("'", "''")}' as rule, jsonb_agg(to_jsonb(r)) as rows
      from (select * from (${question}) as q limit 3) as r having count(*) > 0`,
  )
  .join(' union all ');

/** Anything that executes a query. */
interface Asked {
  query<Row extends object>(text: string): Promise<Row[]>;
}

/** Checks every invariant of money and goods; run it after any operations. */
export async function expectBooksInOrder(server: Asked): Promise<void> {
  const broken = await server.query<{ rule: string; rows: object[] }>(EVERY_RULE);
  expect(Object.fromEntries(broken.map(({ rule, rows }) => [rule, rows]))).toEqual({});
}
