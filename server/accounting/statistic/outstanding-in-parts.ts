// Which parts of who owes what are read for an order and a range.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { TOTAL_CAP, type ListQuery, type Range } from '@hakobu/contract/kernel/list.ts';
import { within } from '#kernel/list/conditions.ts';
import { both, type Condition } from '#kernel/list/list-source.ts';
import {
  ASKED,
  ASKED_BELOW,
  askedOnce,
  atMost,
  isAmong,
  isThere,
  onlyAsked,
  othersOf,
  sameParty,
  asking,
  following,
  byBalance,
  byAsked,
  type Asked,
} from './outstanding-parts.ts';
import { isFar, type Part } from './keys-of-parts.ts';
import { byDebtOfLate, byLate } from './late-parts.ts';
import { byName, soonByName, type NamePlace } from './name-parts.ts';
import { byNet } from './net-parts.ts';
import type { PartyType } from './parties.ts';

/** Balances of accounts within a range, which their index knows to two digits. */
function balanced(range: Range, alias = 'k'): Condition {
  const rank = sql.ref(`${alias}.balance_rank`);
  return both([
    within('decimal', `${alias}.balance`, range),
    sql<SqlBool>`${rank} >= rank_of(${range.start}::numeric)`,
    range.end === undefined ? undefined : sql<SqlBool>`${rank} <= rank_of(${range.end}::numeric)`,
  ])!;
}

/** Those within both ends are few, and so would be met late. */
const areFewWithin = ({ end }: Range): boolean => end !== undefined;

/** Those who are asked for so much: who owes anything by that, the others by what their wallets hold. */
const askedFor = (asked: Asked, range: Range): readonly Part[] => {
  const isAsked = isAmong(sql`
    select u.party_id, u.currency_id from ${ASKED} as u where ${within('decimal', 'u.unsolved', range)}`);
  const such = { ofSuch: () => isAsked, isLate: areFewWithin(range) };
  return [
    byBalance(asked, 'debt', such),
    following(asked, byBalance(asked, 'wallet', { ...such, without: ['debt'] })),
    following(asked, asking(asked, within('decimal', 'k.unsolved', range))),
  ];
};

/**
 * The wallet of the party of an account `k` holds so much: the index of balances tells it but of those whose
 * first two digits are those of an end of the range.
 */
function holdingToo(asked: Asked, range: Range, most: number, areFew: boolean): Condition {
  const others = sql`${othersOf(asked, 'wallet')} and ${balanced(range, 'e')}`;
  if (!isFar(most) && !areFew) return isThere(sql`select ${others} and ${sameParty}`);
  const ends = sql`array[rank_of(${range.start}::numeric), rank_of(${range.end ?? null}::numeric)]`;
  return isAmong(sql`
    select e.party_id, e.currency_id ${othersOf(asked, 'wallet')}
      and e.balance_rank > (${ends})[1] and e.balance_rank < coalesce((${ends})[2], 'infinity')
    union all
    select e.party_id, e.currency_id ${others} and e.balance_rank = any(${ends})`);
}

/** What is read of a list: its parts in order. */
export interface InParts {
  /** Begins a statement. */
  given: RawBuilder<unknown>;
  parts: readonly Part[];
  /** Tell each row once, and so how many there are. */
  counted: readonly Part[];
  /** These are as many as the rows of the parts themselves, one by one. */
  apart: boolean;
  /** Where there are no more of these than rows before a page, it has none. */
  atMost: RawBuilder<unknown>;
  /** The first part seldom has any. */
  seldom?: boolean;
  /** By name: tells near pages sooner where it tells them at all, and pages near a place that is known. */
  soon?: ((from?: NamePlace) => Part) | undefined;
  /** How many rows there are is told with those of a page: whatever tells it is summed for both. */
  atOnce?: boolean;
  /** Parts are met late: where there are few of such keys, to work all rows out is as soon. */
  late?: RawBuilder<unknown>;
  /** Where there are few of such keys, they are looked up first. */
  ofFew?: { keys: RawBuilder<unknown>; read: InParts };
}

/** Of the order by what is owed, the parts whose rows may lie in a range that begins above nothing. */
type Ranged = Pick<InParts, 'parts' | 'counted' | 'atOnce'>;
const ranges: Record<string, (asked: Asked, range: Range, areFew: boolean) => Ranged> = {
  outstanding: (asked, range) => alone(byBalance(asked, 'debt', { such: balanced(range) })),
  overdue: (asked, range) => alone(byDebtOfLate(asked, within('decimal', 'k.overdue', range))),
  unsolved: (asked, range) => ({
    parts: askedFor(asked, range),
    counted: [byAsked(asked, within('decimal', 'k.unsolved', range))],
    atOnce: areFewWithin(range),
  }),
  wallet_balance: (asked, range, areFew) => ({
    parts: [
      byBalance(asked, 'debt', {
        ofSuch: (most) => holdingToo(asked, range, most, areFew),
        isLate: areFew,
      }),
      byBalance(asked, 'wallet', { without: ['debt'], such: balanced(range) }),
    ],
    counted: [byBalance(asked, 'wallet', { such: balanced(range) })],
  }),
};
const alone = (part: Part) => ({ parts: [part], counted: [part] });

/** The parts of each order, as it descends. */
const orders: Record<string, (asked: Asked) => readonly Part[]> = {
  outstanding: (asked) => [
    byBalance(asked, 'debt'),
    following(asked, byBalance(asked, 'wallet', { without: ['debt'] })),
    following(asked, onlyAsked(asked)),
  ],
  wallet_balance: (asked) => [
    byBalance(asked, 'wallet'),
    following(asked, byBalance(asked, 'debt', { without: ['wallet'] })),
    following(asked, onlyAsked(asked)),
  ],
  unsolved: (asked) => [
    byAsked(asked, sql<SqlBool>`k.unsolved > 0`),
    byBalance(asked, 'wallet', { without: ['asked'] }),
    byBalance(asked, 'debt', { without: ['wallet', 'asked'] }),
    byAsked(asked, sql<SqlBool>`k.unsolved < 0`, asked.descending ? ASKED : ASKED_BELOW),
  ],
  overdue: (asked) => [
    byLate(asked),
    following(asked, byBalance(asked, 'wallet', { without: ['debt'] })),
    following(asked, onlyAsked(asked)),
  ],
  net: (asked) => [byNet(asked)],
  name: (asked) => [byName(asked)],
};

/** Of the orders that do not tell every row in parts of their own those that tell it soonest. */
const countedBy: Record<string, keyof typeof orders> = {
  overdue: 'outstanding',
  net: 'wallet_balance',
  name: 'wallet_balance',
};

/**
 * How a list can be read in parts; undefined where it is asked what no part tells. Of `few` that a range asks
 * for, none is met soon on the way.
 */
export function inPartsOf(
  query: Pick<ListQuery, 'sort' | 'between'>,
  type: PartyType,
  seen: Asked['seen'],
  few = false,
): InParts | undefined {
  const { sort, between } = query;
  const [first, ...others] = sort;
  const [range, ...more] = Object.entries(between);
  if (first === undefined || others.length > 0 || more.length > 0) return undefined;
  const asked = { type, seen, descending: first.descending };
  const inOrderOf = (parts: readonly Part[]) => (asked.descending ? parts : parts.toReversed());
  if (range === undefined) {
    const { field } = first;
    const parts = orders[field]?.(asked);
    return (
      parts && {
        given: askedOnce(asked),
        parts: inOrderOf(parts),
        counted: inOrderOf(orders[countedBy[field] ?? field]!(asked)),
        apart: field !== 'net' && field !== 'name',
        seldom: field === 'unsolved' && !asked.descending,
        soon: field === 'name' ? (from) => soonByName(asked, from) : undefined,
        atMost: atMost(asked),
        ...((!asked.descending || field === 'net' || field === 'name') && {
          late: byBalance(asked, 'wallet').keys(TOTAL_CAP),
        }),
      }
    );
  }
  const [field, { start = '0' }] = range;
  if (first.field !== 'outstanding' || !(Number(start) > 0)) return undefined;
  const areFew = few || areFewWithin(range[1]);
  const read = ranges[field]?.(asked, range[1], areFew);
  return (
    read && {
      ...read,
      given: askedOnce(asked),
      ...(field === 'wallet_balance' &&
        !areFew && {
          ofFew: { keys: read.counted[0]!.keys(TOTAL_CAP), read: inPartsOf(query, type, seen, true)! },
        }),
      parts: inOrderOf(read.parts),
      apart: read.parts.length === 1,
      atMost: atMost(asked),
    }
  );
}
