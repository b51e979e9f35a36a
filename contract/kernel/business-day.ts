// The calendar of the business, which server and browsers share wherever they stand.

/** Where the business keeps its calendar: due dates, numbers and sums by day follow it. */
export const BUSINESS_ZONE = 'Asia/Ho_Chi_Minh';

/**
 * The calendar day `YYYY-MM-DD` of an instant in a time zone; due dates and order numbers follow the
 * business's own day.
 */
export function dayIn(now: Date, timeZone = BUSINESS_ZONE): string {
  return dayFormat(timeZone).format(now);
}

const DAY_MS = 86_400_000;

/** The day `count` days after `day`, both `YYYY-MM-DD`; before it, if `count` is negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** How many days `to` is after `from`, both `YYYY-MM-DD`; below zero where it is before. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const dayFormats = new Map<string, Intl.DateTimeFormat>();
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone });
    dayFormats.set(timeZone, format);
  }
  return format;
}
