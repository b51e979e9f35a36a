import { toHalfWidth, type ParseResult } from './typed-text.ts';

const two = (figure: string | number): string => String(figure).padStart(2, '0');
const PARTED = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/;
const TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;

/** Splits day, month and year; a two-digit year is of this century, a missing one is the current year. */
function partsOf(text: string, thisYear: string): [day: string, month: string, year: string] | undefined {
  const parted = PARTED.exec(text);
  const [day, month, year] = parted
    ? [parted[1]!, parted[3]!, parted[4]]
    : (TOGETHER.exec(text)?.slice(1) ?? []);
  if (day === undefined || month === undefined) return undefined;
  return [day, month, year === undefined ? thisYear : year.length === 2 ? `20${year}` : year];
}

/**
 * Parses a date in the order day, month, year: `05-11-2026`, `5/11`, `0511`, `5.11.26`. Other orders are
 * refused rather than guessed.
 */
export function parseDay(text: string, today: string): ParseResult {
  const bare = toHalfWidth(text);
  if (bare === '') return { value: '' };
  const [day, month, year] = partsOf(bare, today.slice(0, 4)) ?? [];
  if (day === undefined || month === undefined || year === undefined) return { problem: 'not_day' };
  const value = `${year}-${two(month)}-${two(day)}`;
  const there = new Date(`${value}T00:00:00Z`);
  const exists = Number(year) >= 1900 && !Number.isNaN(there.getTime());
  return exists && there.toISOString().startsWith(value) ? { value } : { problem: 'not_day' };
}

const TIME = /^(\d{1,2}):?(\d{2})(?::?(\d{2}))?$/;

/** Parses a date with an optional time, by default `time`. The result is `YYYY-MM-DD HH:mm:ss`. */
export function parseMoment(text: string, today: string, time: string): ParseResult {
  const [dayText = '', timeText, ...more] = toHalfWidth(text).split(/\s+/);
  const day = parseDay(dayText, today);
  if (!('value' in day) || more.length > 0) return { problem: 'not_moment' };
  if (day.value === '' || timeText === undefined)
    return { value: day.value === '' ? '' : `${day.value} ${time}` };
  const [, hours, minutes, seconds = '00'] = TIME.exec(timeText) ?? [];
  if (hours === undefined || minutes === undefined) return { problem: 'not_moment' };
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return { problem: 'not_moment' };
  return { value: `${day.value} ${two(hours)}:${minutes}:${seconds}` };
}

/** Formats `YYYY-MM-DD` with an optional time, day first. */
export const formatDayText = (value: string): string =>
  value.replace(/^(\d+)-(\d\d)-(\d\d)/, (_, year, month, day) => `${day}-${month}-${year}`);
