import { sql } from 'kysely';
import { BUSINESS_ZONE } from '@hakobu/contract/kernel/business-day.ts';

/** The business's own day in SQL, when the statement's transaction began. */
export const businessDay = sql<string>`(now() at time zone ${sql.lit(BUSINESS_ZONE)})::date`;
