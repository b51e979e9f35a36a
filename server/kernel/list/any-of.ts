import { sql, type SqlBool } from 'kysely';
import type { Condition } from './list-source.ts';

const known = new WeakMap<object, readonly Condition[]>();

/**
 * True where one of the conditions is. A list reads the rows of each on its own, in the order that is asked,
 * and puts them together: each has an index, and an `or` of them has none.
 */
export function anyOf(conditions: readonly Condition[]): Condition {
  const [first] = conditions;
  if (conditions.length === 1 && first !== undefined) return first;
  const made =
    conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
  if (conditions.length > 1) known.set(made, conditions.flatMap(alternativesOf));
  return made;
}

/** The conditions that `anyOf` put together; the condition itself where it is one. */
export const alternativesOf = (condition: Condition): readonly Condition[] =>
  known.get(condition) ?? [condition];

/** The same rows, each in the first of the conditions that it fits. */
export const apart = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions.map((condition, index) =>
    index === 0
      ? condition
      : sql<SqlBool>`(${condition} and ${sql.join(
          conditions.slice(0, index).map((before) => sql`(${before}) is not true`),
          sql` and `,
        )})`,
  );

const few = new WeakSet<object>();

/**
 * Says that few rows fit where PostgreSQL guesses many, because it takes two columns for independent: they
 * are fetched and sorted, rather than looked for along the order that is asked.
 */
export function withFewRows(condition: Condition): Condition {
  few.add(condition);
  return condition;
}
export const hasFewRows = (condition: Condition | undefined): boolean =>
  condition !== undefined && few.has(condition);

const atOnce = new WeakMap<object, Condition>();

/**
 * Says how the rows of a condition are met at once by their index, where PostgreSQL takes them for many more
 * and walks past the rows of everybody. Row by row this other form would take long.
 */
export function metAtOnce(condition: Condition, byIndex: Condition): Condition {
  atOnce.set(condition, byIndex);
  return condition;
}
export const atOnceOf = (condition: Condition): Condition => atOnce.get(condition) ?? condition;

const oneByOne = new WeakMap<object, Condition>();

/** Says how few rows are asked for a condition, where all that could fit would be gathered for it first. */
export function askedOneByOne(condition: Condition, ofOne: Condition): Condition {
  oneByOne.set(condition, ofOne);
  return condition;
}
/** The condition as few rows are asked for it; of several that were put together, for each. */
export const oneByOneOf = (condition: Condition): Condition =>
  anyOf(alternativesOf(condition).map((one) => oneByOne.get(one) ?? one));
