import { sql, type SqlBool } from 'kysely';
import type { partyTypes } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { Condition } from '#kernel/list/list-source.ts';

/** Unsettled charges `c` of parties; compensation is owed in the other direction. */
export const isOpen = (
  type: (typeof partyTypes)[number],
): Condition => sql<SqlBool>`(c.party_type = ${sql.lit(type)}
  and (c.debited <> c.repaid or c.total <> c.resolved + c.debited) and c.kind <> 'compensation')`;

/** Outstanding debt lots `l` of such charges. */
export const isOpenDebt = (
  type: (typeof partyTypes)[number],
): Condition => sql<SqlBool>`(l.party_type = ${sql.lit(type)} and l.repaid < l.amount
  and l.kind <> 'compensation')`;
