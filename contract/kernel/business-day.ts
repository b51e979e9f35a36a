// Calendar of the business, shared by server and browsers in any time zone.

/** Time zone of the business, for due dates, document numbers and sums by day. */
export const BUSINESS_ZONE = 'Asia/Ho_Chi_Minh';

/** The calendar day `YYYY-MM-DD` of an instant in a time zone, by default that of the business. */
export function dayIn(now: Date, timeZone = BUSINESS_ZONE): string {
  return dayFormat(timeZone).format(now);
}

const DAY_MS = 86_400_000;

/** The day `count` days after `day`, both `YYYY-MM-DD`. A negative `count` goes back. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Number of days from `from` to `to`, both `YYYY-MM-DD`. Negative where `to` is earlier. */
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
