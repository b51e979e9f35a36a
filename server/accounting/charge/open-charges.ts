import { sql, type SqlBool } from 'kysely';
import type { partyTypes } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { Condition } from '#kernel/list/list-source.ts';

/** Charges `c` of parties that are not settled; compensation is owed the other way. */
export const isOpen = (
  type: (typeof partyTypes)[number],
): Condition => sql<SqlBool>`(c.party_type = ${sql.lit(type)}
  and (c.debited <> c.repaid or c.total <> c.resolved + c.debited) and c.kind <> 'compensation')`;

/** Pieces of debt `l` of such charges that are not repaid. */
export const isOpenDebt = (
  type: (typeof partyTypes)[number],
): Condition => sql<SqlBool>`(l.party_type = ${sql.lit(type)} and l.repaid < l.amount
  and l.kind <> 'compensation')`;
