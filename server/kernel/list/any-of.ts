import { sql, type SqlBool } from 'kysely';
import type { Condition } from './list-source.ts';

/** A condition that no row fulfils; `anyOf` drops it. */
export const never: Condition = sql<SqlBool>`false`;

const alternatives = new WeakMap<object, readonly Condition[]>();

/**
 * A disjunction. A list reads each alternative by its own index in the requested order and merges them,
 * because no index serves an `or` of several columns together with an order.
 */
export function anyOf(offered: readonly Condition[]): Condition {
  const conditions = offered.filter((condition) => condition !== never);
  const [first] = conditions;
  if (conditions.length === 1 && first !== undefined) return first;
  if (conditions.length === 0) return never;
  const condition = sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
  alternatives.set(condition, conditions.flatMap(alternativesOf));
  return condition;
}

/** The alternatives of `anyOf`, or the condition itself. */
export const alternativesOf = (condition: Condition): readonly Condition[] =>
  alternatives.get(condition) ?? [condition];

/** The same rows without duplicates: each in the first alternative that it fulfils. */
export const disjoint = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions.map((condition, index) =>
    index === 0
      ? condition
      : sql<SqlBool>`(${condition} and ${sql.join(
          conditions.slice(0, index).map((before) => sql`(${before}) is not true`),
          sql` and `,
        )})`,
  );
