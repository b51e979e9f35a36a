import { sql, type RawBuilder } from 'kysely';
import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import { addDays } from '@hakobu/contract/kernel/business-day.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { partyBalances } from '../book/balances.ts';
import { ledgerPartyOf } from '../ledger/party-of.ts';
import type { AccountKey } from '../ledger/ledger-accounts.ts';
import { tailSides } from '../statistic/account-sums.ts';

/** The balance of an account at the end of a day, in its natural sign. */
export interface BalanceOnDay extends AccountKey {
  id: number;
  code: string;
  party: { type: string; id: number; name: string | null } | null;
  balance: Decimal;
  balance_base: Decimal;
  /** Whether its current balance is zero. */
  is_empty: boolean;
}

/** Balances of accounts with some roles at the end of a day. */
export async function readBalancesOnDay(
  ctx: Context,
  day: string,
  roles: readonly AccountRole[],
  condition: RawBuilder<unknown> = sql`true`,
): Promise<BalanceOnDay[]> {
  const next = addDays(day, 1);
  const asked = sql`a.role = any(${[...roles]}::text[]) and ${condition}`;
  const { rows } = await sql<BalanceOnDay>`
    with ${tailSides(ctx)}
    select x.id, x.code, x.role, case when x.parent_id is not null then x.account_id end as sub_account_id,
      x.party_type, x.party_id, x.currency_id, ${ledgerPartyOf('x')} as party,
      x.sign * x.opening as balance, x.sign * x.opening_base as balance_base, x.held = 0 as is_empty
    from (${partyBalances(ctx, { from: next, to: next }, asked)}) x
    where (x.opening, x.opening_base) <> (0, 0)
    order by x.code, x.party_type, x.party_id, x.currency_id`.execute(ctx.db);
  return rows;
}
