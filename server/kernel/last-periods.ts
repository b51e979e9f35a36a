import { sql } from 'kysely';
import { addDays } from '@hakobu/contract/kernel/business-day.ts';

/** A day, or the days of a month, both ends included. */
interface Period {
  first: string;
  last: string;
}

interface Wanted {
  days: number;
  months?: number | undefined;
  compare: boolean;
}

/** The first day of the month `count` months before that of `day`. */
function monthBefore(day: string, count: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10);
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** `count` months ending with the one `skipped` months before today's, up to today's day of the month. */
function monthsUpTo(today: string, count: number, skipped: number): Period[] {
  const upTo = addDays(monthBefore(today, skipped), Number(today.slice(8)) - 1);
  return Array.from({ length: count }, (_, at) => {
    const ago = skipped + count - 1 - at;
    return {
      first: monthBefore(today, ago),
      last: earlier(addDays(monthBefore(today, ago - 1), -1), upTo),
    };
  });
}

const daysUpTo = (last: string, count: number): Period[] =>
  Array.from({ length: count }, (_, at) => addDays(last, at + 1 - count)).map((day) => ({
    first: day,
    last: day,
  }));

/**
 * The last days or months up to today, and those before that they are compared with. The last month of both
 * ends at the same day, so that a month that has begun is not compared with a whole one.
 */
export function lastPeriods(today: string, { days, months, compare }: Wanted) {
  const back = (skips: number): Period[] =>
    months === undefined
      ? daysUpTo(addDays(today, -days * skips), days)
      : monthsUpTo(today, months, months * skips);
  return { current: back(0), before: compare ? back(1) : [] };
}

/** Periods as rows `(day, last)` of a statement; `day` is their first. */
export const periodRows = (periods: readonly Period[]) =>
  sql`unnest(${periods.map(({ first }) => first)}::date[], ${periods.map(({ last }) => last)}::date[])`;
