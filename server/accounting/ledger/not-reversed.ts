import { sql, type SqlBool } from 'kysely';
import type { Condition } from '#kernel/list/list-source.ts';

/** The voucher `t` is not reversed. */
export const notReversed: Condition = sql<SqlBool>`not exists (
  select from transactions r where r.reverses_id = t.id)`;
