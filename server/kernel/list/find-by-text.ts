import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { oneByOneOf } from './any-of.ts';
import { areFewOnTheWay } from './are-few.ts';
import { isKnownCapped, rememberCapped } from './capped-totals.ts';
import { isTotalKnown, rememberTotal } from './count-rows.ts';
import { findOwn, hasFew, sortHolding } from './find-own.ts';
import { isRare } from './is-rare.ts';
import { listLimits } from './list-limits.ts';
import { both } from './list-source.ts';
import { coreOf, keysWithin, orderBy, whereOf, type Question } from './question.ts';
import { sortFitting, type Found } from './sort-fitting.ts';
import { tellsOwn } from './tells-own.ts';
import { walkRange } from './walk-range.ts';

/**
 * Looks up what cannot be guessed, how many rows hold a text, by indexes alone. What they find is counted; up
 * to a limit it is fetched, narrowed and sorted. Undefined where nothing is to be looked up, or more fit:
 * those are met soon by walking along the order that is asked.
 */
export async function findByText<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<Found | undefined> {
  if (question.ranged || question.found === undefined) {
    const own = await findOwn(ctx, question);
    if (own?.keys !== undefined) return own;
    if (question.ranged) return findByRange(ctx, question);
    return own ?? ((await isSurelyBeyondCap(ctx, question)) ? { total: TOTAL_CAP + 1 } : undefined);
  }
  const { query, reaches } = question;
  // few rows of a kind are asked one by one, however many others hold the text
  if (question.access !== undefined && (await hasFew(ctx, question, listLimits.sortedFew)))
    return findOwn(ctx, question);
  if (query.uncounted && (await areFewAsked(ctx, question))) return undefined;
  const found = await lookUp(ctx, question, query.uncounted ? listLimits.sortedFew : listLimits.sorted);
  if (found !== undefined) return found;
  // own rows are few among those that hold a text: there is no walk on which they are met soon
  if (reaches.length > 1 && (await hasFew(ctx, question, fewOwn(question)))) return findOwn(ctx, question);
  if (await areFarApart(ctx, question)) {
    const some = await sortHolding(ctx, question);
    if (some !== undefined) return some;
  }
  if ((reaches.length > 1 && !query.uncounted) || (await isRare(ctx, question, listLimits.sortedFar))) {
    const many = (await sortHolding(ctx, question)) ?? (await lookUp(ctx, question, listLimits.sortedFar));
    if (many !== undefined) {
      if (many.total! > TOTAL_CAP) rememberTotal(ctx, question);
      return many;
    }
  }
  if (reaches.length > 1) return findOwn(ctx, question);
  if (query.uncounted || question.found.filters !== undefined) return undefined;
  const all = reaches[0] === undefined && listLimits.sorted >= TOTAL_CAP;
  return all || (await isBeyondCap(ctx, question)) ? { total: TOTAL_CAP + 1 } : undefined;
}

/**
 * True of a few own rows that are wanted, where to meet so many of each reach would pass by almost all of it.
 * One or two characters no index tells sooner.
 */
const areFarApart = async <Row extends object>(ctx: Context, question: Question<Row>): Promise<boolean> => {
  const { source, query, reaches } = question;
  if (reaches.length < 2 || query.uncounted !== true || source.holdingOwn === undefined) return false;
  return (query.q ?? '').length > 2 && isRare(ctx, question, listLimits.sortedFew);
};

/** True where what is asked beside the text leaves so few rows that each is asked for it. */
async function areFewAsked<Row extends object>(
  ctx: Context,
  { source, found, planned }: Question<Row>,
): Promise<boolean> {
  if (found?.filters === undefined) return false;
  const rows = sql`select from ${coreOf(source)}${whereOf(found.filters)}`;
  return areFewOnTheWay(ctx, rows, listLimits.sortedFew, planned);
}

const fewOwn = <Row extends object>({ source }: Question<Row>): number =>
  source.ownAtOnce === true ? listLimits.sortedOwn : listLimits.askedOwn;

/**
 * True where rows that an index alone tells to fit are more than the cap, as the first on the way tell.
 * What each row is joined with is not asked.
 */
async function isSurelyBeyondCap<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<boolean> {
  const { source, query, reaches, filters, order } = question;
  const sure = query.q === undefined ? undefined : source.surely?.(query.q);
  if (sure === undefined || reaches.length > 1 || query.uncounted) return false;
  if (isTotalKnown(ctx, question)) return true;
  const { rows } = await sql<{ total: number }>`${question.planned}select count(*) as total from (
      select from (select ${sure} as fits from ${coreOf(source)}${whereOf(both([reaches[0], filters]))}
        ${orderBy(order)} limit ${sql.lit(listLimits.passed)}) as way
      where fits limit ${sql.lit(TOTAL_CAP + 1)}) as counted`.execute(ctx.db);
  if (rows[0]!.total <= TOTAL_CAP) return false;
  rememberTotal(ctx, question);
  return true;
}

/**
 * True where more found rows than the cap are within the caller's: almost all of an organization are, so that
 * those found first tell it. Counting them on the way that is walked would pass by all that do not fit.
 */
async function isBeyondCap<Row extends object>(ctx: Context, question: Question<Row>): Promise<boolean> {
  if (isTotalKnown(ctx, question)) return true;
  const { source, access } = question;
  const key = sql.ref(source.key);
  const most = sql.lit(TOTAL_CAP + 1);
  const counts = question.found!.ways.map((keys) => {
    const first = sql`select * from (${keys}) as way limit ${sql.lit(2 * TOTAL_CAP)}`;
    const within = whereOf(both([sql<SqlBool>`${key} = met_first.key`, access]));
    return sql`(select count(*) from (
      select from (select distinct key from (${first}) as met) as met_first
      cross join lateral (select from ${coreOf(source)}${within} offset 0) as one
      limit ${most}) as counted)`;
  });
  const { rows } = await sql<{
    total: number;
  }>`${question.planned}select greatest(${sql.join(counts)}) as total`.execute(ctx.db);
  if (rows[0]!.total <= TOTAL_CAP) return false;
  rememberTotal(ctx, question);
  return true;
}

/**
 * Rows of a range of time that are asked in another order: they are sorted, where walking along that order
 * would pass by more than they are.
 */
async function findByRange<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<Found | undefined> {
  const few = await sortRange(ctx, question, listLimits.sorted);
  if (few !== undefined || !(await isRare(ctx, question, listLimits.sortedFar))) return few;
  return (await walkRange(ctx, question)) ?? sortRange(ctx, question, listLimits.sortedRange);
}

/** Up to `most` rows of a range, sorted; undefined where there are more. */
const sortRange = <Row extends object>(
  ctx: Context,
  question: Question<Row>,
  most: number,
): Promise<Found | undefined> => {
  const { access, filters } = question;
  return sortFitting(ctx, question, keysWithin({ ...question, walks: [access] }, filters), most);
};

/**
 * Ways that are walked each by itself, as long as those before it found no more than `most`, and then put
 * together: planned together, each would be walked in the order of the keys, in which nothing is found soon.
 */
function eachByItself(ways: readonly RawBuilder<unknown>[], most: number) {
  const names = ways.map((_, index) => sql.ref(`way_${index + 1}`));
  const walked = ways.map((keys, index) => {
    const needed = names
      .slice(0, index)
      .map((name) => sql<SqlBool>`(select count(*) from ${name}) <= ${sql.lit(most)}`);
    return sql`${names[index]} as materialized (
      select * from (${keys}) as way${whereOf(both(needed))} limit ${sql.lit(most + 1)})`;
  });
  const all = sql.join(
    ways.map(
      (keys, index) => sql`select key, ${tellsOwn(keys) ? sql`own` : sql`true as own`} from ${names[index]}`,
    ),
    sql` union `,
  );
  return { walked: sql.join(walked), all };
}

/** Up to `most` found rows, sorted; undefined where there are more. */
async function lookUp<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  most: number,
): Promise<Found | undefined> {
  const { source, query, order, reaches } = question;
  const { ways, filters } = question.found!;
  const told = question.access === undefined || ways.every(tellsOwn);
  const asked = () => (most > listLimits.sorted ? question.access! : oneByOneOf(question.access!));
  const access = told ? undefined : asked();
  const limit = sql` limit ${sql.lit(most + 1)}`;
  const { walked, all } = eachByItself(ways, most);
  const fitting = sql`with ${walked}, found as materialized (select key, own from (${all}) as ways${limit}),
    counted as materialized (select count(*) as found from found)`;
  const compiled = fitting.compile(ctx.db);
  const text = JSON.stringify([compiled.sql, compiled.parameters]);
  if (isKnownCapped(text)) return undefined;
  const isFound = sql<SqlBool>`${sql.ref(source.key)} = any(array(select key from found where own))`;
  const few = sql<SqlBool>`(select found from counted) <= ${sql.lit(most)}`;
  // whose they are is told, and they are sorted by their keys alone: no row is fetched for it
  const fits =
    ways.every(tellsOwn) && filters === undefined && order.length === 1
      ? sql`(select key, key as sort_1 from found where own and ${few})`
      : keysWithin({ ...question, walks: [access] }, both([isFound, few, filters]));
  const narrowed = most < TOTAL_CAP || filters !== undefined || reaches.length > 1;
  const { rows } = await sql<{
    found: number;
    within: number;
    total: number;
    keys: (string | number)[];
  }>`${question.planned}${fitting},
      fitting as materialized (select * from ${fits} as reached)
    select (select found from counted) as found, (select count(*) from fitting) as total,
      case when ${few} then 0 else ${narrowed ? sql`0` : countWithin(question, told)} end as within,
      array(select key from fitting${orderBy(order, true)} limit ${query.per_page}
        offset ${(query.page - 1) * query.per_page}) as keys`.execute(ctx.db);
  const { found, within, total, keys } = rows[0]!;
  if (found <= most) return { keys, total };
  rememberCapped(text);
  if (within > TOTAL_CAP) rememberTotal(ctx, question);
  return undefined;
}

/** How many of what was found are within the caller's rows, up to one more than the cap. */
const countWithin = <Row extends object>(
  { source, access }: Question<Row>,
  told: boolean,
): RawBuilder<unknown> =>
  told
    ? sql`(select count(*) from found where own)`
    : sql`(select count(*) from (
    select from found
    cross join lateral (select from ${coreOf(source)}
      ${whereOf(both([sql<SqlBool>`${sql.ref(source.key)} = found.key`, access]))} offset 0) as one
    limit ${sql.lit(TOTAL_CAP + 1)}) as counted)`;
