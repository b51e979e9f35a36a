import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { isKnownCapped, rememberCapped } from './capped-totals.ts';
import { both } from './list-source.ts';
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

/** A row that several reaches share counts once. */
function fitting<Row extends object>(question: Question<Row>): RawBuilder<unknown> {
  const { source, reaches, filters, search } = question;
  const from = (what: RawBuilder<unknown>, reach: (typeof reaches)[number]) =>
    sql`select ${what} from ${coreOf(source)}${whereOf(both([reach, filters, search]))}`;
  return reaches.length === 1
    ? from(sql`1`, reaches[0])
    : sql.join(
        reaches.map((reach) => sql`(${from(sql.ref(source.key), reach)} limit ${moreOf(question)})`),
        sql` union `,
      );
}
