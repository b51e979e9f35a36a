// Lists whose rows stand in parts, one after the other, each in an order of its own.
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from '#kernel/list/list-source.ts';

/** The keys of rows in an order of their own. */
export interface Part {
  /** Those of few rows are read another way than those of many. */
  keys: (most: number) => RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** Which of its rows are in an earlier part: asked of few where not many rows are wanted, once in order. */
  isEarlier?: (most: number) => Condition;
}

/** Which rows are wanted, from the first part on: those after so many, up to so many. */
export interface Span {
  after: number;
  upTo: number;
}

/**
 * The keys of rows, in their order (`n`): each part is read only where those before it have too few.
 */
export function keysOfParts(parts: readonly Part[], { after, upTo: most }: Span): RawBuilder<unknown> {
  const names = parts.map((_, index) => sql.ref(`part_${index + 1}`));
  const walked = parts.map((part, index) => {
    const before = sql.join(
      [sql.lit(0), ...names.slice(0, index).map((name) => sql`(select count(*) from ${name})`)],
      sql` + `,
    );
    return sql`${names[index]} as materialized (
      select party_id, currency_id, ${before} + row_number() over () as n
      from (
        select party_id, currency_id
        from (${part.keys(most)} order by ${part.order}) as k
        where ${part.isEarlier === undefined ? sql`true` : sql`not ${part.isEarlier(most)}`}
        limit ${sql.lit(most)}) as read
      where ${before} < ${sql.lit(most)})`;
  });
  const all = sql.join(
    names.map((name) => sql`select * from ${name}`),
    sql` union all `,
  );
  return sql`${sql.join(walked)}, keys as materialized (
    select party_id, currency_id, n
    from (${all}) as all_parts
    where n > ${sql.lit(after)} and n <= ${sql.lit(most)})`;
}

/** The rows of a part that are in no earlier one, up to so many. */
export const laterOnly = ({ keys, isEarlier }: Part, most: number): RawBuilder<unknown> => sql`
  select k.party_id, k.currency_id
  from (${keys(most)}) as k
  where ${isEarlier === undefined ? sql`true` : sql`not ${isEarlier(most)}`}`;
