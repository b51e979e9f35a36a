import { sql } from 'kysely';
import { BUSINESS_ZONE } from '@hakobu/contract/kernel/business-day.ts';

/** Today's date in the business time zone as SQL, by the start time of the transaction. */
export const businessDay = sql<string>`(now() at time zone ${sql.lit(BUSINESS_ZONE)})::date`;
