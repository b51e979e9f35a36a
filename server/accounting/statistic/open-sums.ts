// What the books keep of each party, exact at any moment: what its wallet holds, and what it owes on debt, which
// is what its charges say (rule B-4 of the audit).
import { sql, type RawBuilder } from 'kysely';
import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import { businessDay } from '#kernel/business-day.ts';
import type { PartyType } from './parties.ts';

export type Held = 'wallet' | 'debt';

const roles: Readonly<Record<PartyType, Readonly<Record<Held, AccountRole>>>> = {
  user: { wallet: 'WALLET', debt: 'DEBT' },
  supplier: { wallet: 'SUPW', debt: 'SUPD' },
};

/** The account of the chart on which parties hold it, worked out once for a statement. */
export const accountOf = (type: PartyType, held: Held): RawBuilder<number> =>
  sql<number>`(select a.id from accounts a where a.role = ${sql.lit(roles[type][held])} and a.parent_id is null)`;

/** Today, worked out once and not for every lot: zones of time are dear. */
export const oneDay = sql`(select ${businessDay})`;
