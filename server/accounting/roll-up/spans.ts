// Days on which an account or a party holds something or something moved, and no others: it belongs to a
// period exactly where one of them lies in it. What it held at the end without having moved, it held before.
import { sql, type RawBuilder } from 'kysely';

/** Such days from the first of these on, each `day` with the `next` on which something moved. */
export const spansOf = (holds: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`range_agg(daterange(day, case when ${holds} then next else day + 1 end)) as days`;

/** What is kept in `s`, with what was found anew from some day on. */
export const spansWith: RawBuilder<unknown> = sql`s.days * datemultirange(daterange(null, lower(excluded.days))) + excluded.days`;
