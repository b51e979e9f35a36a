// Days on which an account or party has a balance or movements: it belongs to a period exactly if one of them
// is in the period.
import { sql, type RawBuilder } from 'kysely';

/** These days from a first one on, each `day` with the `next` day of movements. */
export const spansOf = (holds: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`range_agg(daterange(day, case when ${holds} then next else day + 1 end)) as days`;

/** The stored days in `s`, replaced by newly computed ones from some day on. */
export const spansWith: RawBuilder<unknown> = sql`s.days * datemultirange(daterange(null, lower(excluded.days))) + excluded.days`;
