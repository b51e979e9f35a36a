// What the books keep of each party, exact at any moment: what its wallet holds, and what it owes on debt,
// which is what its charges say (rule B-4 of the audit).
import { sql, type RawBuilder } from 'kysely';
import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { Party } from './ledger-accounts.ts';

export type Held = 'wallet' | 'debt';

const roles: Readonly<Record<Party['type'], Readonly<Record<Held, AccountRole>>>> = {
  user: { wallet: 'WALLET', debt: 'DEBT' },
  supplier: { wallet: 'SUPW', debt: 'SUPD' },
};

/** The account of the chart on which parties hold it, worked out once for a statement. */
export const accountOf = (type: Party['type'], held: Held): RawBuilder<number> => sql<number>`(
  select a.id from accounts a where a.role = ${sql.lit(roles[type][held])} and a.parent_id is null)`;
