// Lists whose rows stand in parts, one after the other, each in an order of its own.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listLimits } from './list-limits.ts';
import type { Condition } from '#kernel/list/list-source.ts';

export const isFar = (most: number): boolean => most > listLimits.far;

/** A part that stands in order by what is held on accounts of one kind, to be read by their ranks. */
interface Ranked {
  /** Its rows with their rank: earlier ones are left out by this, of `k`. */
  ranks: (most: number, isEarlier: Condition) => RawBuilder<unknown>;
  /** All accounts `k` of the kind. */
  accounts: Condition;
  /** The order of rows with what they hold (`held`), as far as ranks do not tell it. */
  order: RawBuilder<unknown>;
  descending: boolean;
  /** Ranks are read for near pages too, since many others are passed by before a row. */
  isLate?: boolean | undefined;
  /** Of some rows their ranks come with what they stand in order by (`held`), which no account tells. */
  someHeld?: boolean;
}

/** The keys of rows in an order of their own. */
export interface Part {
  /** Those of few rows are read another way than those of many. */
  keys: (most: number) => RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** Which of its rows are in an earlier part: asked of few where not many rows are wanted, once in order. */
  isEarlier?: (most: number) => Condition;
  /** Those are all that are read before it, and so told by what was read. */
  follows?: boolean;
  ranked?: Ranked;
}

/** Which rows are wanted, from the first part on: those after so many, up to so many. */
export interface Span {
  after: number;
  upTo: number;
}

/**
 * The keys of rows, in their order (`n`): each part is read only where those before it have too few.
 */
export function keysOfParts(parts: readonly Part[], span: Span): RawBuilder<unknown> {
  const most = span.upTo;
  const names = parts.map((_, index) => sql.ref(`part_${index + 1}`));
  const counts: RawBuilder<unknown>[] = [sql.lit(0)];
  const read: RawBuilder<unknown>[] = [];
  const walked = parts.map((part, index) => {
    const before = sql.join(counts, sql` + `);
    const isEarlier: Condition =
      part.follows && read.length > 0
        ? sql<SqlBool>`coalesce((k.party_id, k.currency_id) in (${sql.join(
            read.map((name) => sql`select party_id, currency_id from ${name}`),
            sql` union all `,
          )}), false)`
        : (part.isEarlier?.(most) ?? sql<SqlBool>`false`);
    const ranks = sql.ref(`ranks_${index + 1}`);
    const isInStretch = part.ranked !== undefined && (part.ranked.isLate || isFar(most));
    read.push(isInStretch ? ranks : names[index]!);
    counts.push(sql`(select count(*) from ${read.at(-1)!})`);
    if (isInStretch) return inStretch(part.ranked!, { index, before, isEarlier, span });
    return sql`${names[index]} as materialized (
      select party_id, currency_id, ${before} + row_number() over () as n
      from (
        select party_id, currency_id
        from (${part.keys(most)} order by ${part.order}) as k
        where not ${isEarlier}
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
    where n > ${sql.lit(span.after)} and n <= ${sql.lit(most)})`;
}

/** What was read before a part: how many rows, and whether a row is among them. */
interface InTurn {
  index: number;
  before: RawBuilder<unknown>;
  isEarlier: Condition;
  span: Span;
}
/**
 * The same of accounts far from the beginning: the index of balances has them in their coarse order
 * (`ranks`), and only those are fetched that may stand in the page by that. Whatever else is asked of them is
 * asked once, of whole ranks: those that are fetched need only be found among these.
 */
function inStretch(
  { ranks: ranked, accounts, order, descending, someHeld }: Ranked,
  { index, before, isEarlier, span: { after, upTo } }: InTurn,
): RawBuilder<unknown> {
  const [ranks, edges, name] = ['ranks', 'edges', 'part'].map((name) => sql.ref(`${name}_${index + 1}`));
  const isBefore = descending ? sql`>` : sql`<`;
  const isNear = (rank: string) => sql<SqlBool>`${sql.ref(rank)} >= (select least(first, last) from ${edges})
    and ${sql.ref(rank)} <= (
      select case when first is not null then greatest(first, last) end from ${edges})`;
  const passed = sql`(select passed from ${edges})`;
  return sql`${ranks} as materialized (
      select *
      from (
        select * from (${ranked(upTo, isEarlier)}) as k
        order by rank${descending ? sql` desc` : sql``}
        fetch first greatest(1, ${sql.lit(upTo)} - (${before})) rows with ties) as ranked
      where ${before} < ${sql.lit(upTo)}),
    ${edges} as materialized (
      select *, (select count(*) from ${ranks} where rank ${isBefore} first) as passed
      from (
        select (
            select rank from ${ranks}
            limit 1 offset greatest(0, ${sql.lit(after)} - (${before}))) as first,
          (select ${descending ? sql`min` : sql`max`}(rank) from ${ranks}) as last) as ends),
    ${name} as materialized (
      select party_id, currency_id, ${before} + row_number() over () + ${passed} as n
      from (
        select party_id, currency_id
        from (
          select k.balance as held, k.party_id, k.currency_id
          from ledger_accounts k
          where ${accounts} and ${isNear('k.balance_rank')}
            and coalesce((k.party_id, k.currency_id, k.organization_id) in (
              select party_id, currency_id, organization_id from ${ranks}
              where ${isNear('rank')}${someHeld ? sql` and held is null` : sql``}), false)
          ${
            someHeld
              ? sql`union all
          select held, party_id, currency_id from ${ranks} where ${isNear('rank')} and held is not null`
              : sql``
          }) as k
        order by ${order}
        limit greatest(0, ${sql.lit(upTo)} - (${before}) - ${passed})) as read)`;
}

/** The rows of a part that are in no earlier one, up to so many. */
export const laterOnly = ({ keys, isEarlier }: Part, most: number): RawBuilder<unknown> => sql`
  select k.party_id, k.currency_id
  from (${keys(most)}) as k
  where ${isEarlier === undefined ? sql`true` : sql`not ${isEarlier(most)}`}`;
