import { sql, type SqlBool } from 'kysely';
import type { Condition } from './list-source.ts';

/** The condition that no row fits; an alternative that `anyOf` leaves out. */
export const never: Condition = sql<SqlBool>`false`;

const alternatives = new WeakMap<object, readonly Condition[]>();

/**
 * True where one of the conditions is. A list reads each alternative by its own index, in the requested
 * order, and merges them: no index serves an `or` of several columns together with an order.
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

/** The conditions that `anyOf` combined; the condition itself where it is a single one. */
export const alternativesOf = (condition: Condition): readonly Condition[] =>
  alternatives.get(condition) ?? [condition];

/** The same rows, each in the first of the conditions that it fits. */
export const disjoint = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions.map((condition, index) =>
    index === 0
      ? condition
      : sql<SqlBool>`(${condition} and ${sql.join(
          conditions.slice(0, index).map((before) => sql`(${before}) is not true`),
          sql` and `,
        )})`,
  );
