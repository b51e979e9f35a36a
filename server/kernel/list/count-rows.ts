import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { isKnownCapped, rememberCapped } from './capped-totals.ts';
import { apart } from './any-of.ts';
import { both, type Condition } from './list-source.ts';
import { coreOf, whereOf, type Question } from './question.ts';

/** One more than is told. */
const moreOf = <Row extends object>({ query }: Question<Row>): RawBuilder<unknown> =>
  sql.lit((query.counted ?? TOTAL_CAP) + 1);

/** How many rows fit, up to one more than the cap, or than is to be counted. */
export async function countRows<Row extends object>(ctx: Context, question: Question<Row>): Promise<number> {
  const counted = counting(ctx, question);
  if (isKnownCapped(counted.list)) return TOTAL_CAP + 1;
  const { rows } = await ctx.db.executeQuery(counted.query);
  const total = rows[0]?.total ?? 0;
  if (total > TOTAL_CAP) rememberCapped(counted.list);
  return total;
}

/** Remembers that more rows fit than are told. */
export const rememberTotal = <Row extends object>(ctx: Context, question: Question<Row>): void =>
  rememberCapped(counting(ctx, question).list);

/** True where more rows fit than are told, as was seen a moment ago. */
export const isTotalKnown = <Row extends object>(ctx: Context, question: Question<Row>): boolean =>
  isKnownCapped(counting(ctx, question).list);

function counting<Row extends object>(ctx: Context, question: Question<Row>) {
  const query = sql<{ total: number }>`${question.planned}select count(*) as total
    from (${fitting(question)} limit ${moreOf(question)}) as counted`.compile(ctx.db);
  return { list: JSON.stringify([query.sql, query.parameters]), query };
}

/** A row that several reaches share counts once; where the first has enough, the others are not walked. */
function fitting<Row extends object>(question: Question<Row>): RawBuilder<unknown> {
  const { source, reaches, filters, search } = question;
  const from = (reach: Condition | undefined) =>
    sql`select 1 from ${coreOf(source)}${whereOf(both([reach, filters, search]))}`;
  const [first] = reaches;
  if (reaches.length === 1 || first === undefined) return from(first);
  return sql.join(
    apart(reaches.filter((reach) => reach !== undefined)).map(
      (reach) => sql`(${from(reach)} limit ${moreOf(question)})`,
    ),
    sql` union all `,
  );
}
