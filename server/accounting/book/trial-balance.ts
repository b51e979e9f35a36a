import { sql, type RawBuilder } from 'kysely';
import { trialBalanceSides, type trialBalance } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { unpaged } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { accountTotals, tailSides } from '../statistic/account-sums.ts';
import { partySides } from './party-sides.ts';
import { statutory } from '../ledger/sides.ts';
import { byParty, partyBalances, selected, selectionOf, type Selection } from './balances.ts';
import { periodOf, type Period } from '../statistic/period-of.ts';

export type TrialBalanceRow = RowOf<typeof trialBalance>;

/** Shows a balance in its debit or credit column. */
export const onSides = (name: string, balance: RawBuilder<unknown>) => sql`
  greatest(${balance}, 0) as ${sql.ref(`${name}_debit`)}, greatest(-(${balance}), 0) as ${sql.ref(`${name}_credit`)}`;

/** Balances of each statutory account in VND, one row per party where parties are not netted. */
const balances = (ctx: Context, period: Period, selection: Selection) => sql`
  select account, party_type, party_id, debit, credit, ${onSides('opening', sql`opening`)},
    ${onSides('closing', sql`opening + debit - credit`)}
  from (
    select ${statutory(sql`x.code`)} as account, ${byParty} as party_type,
      case when ${byParty} is not null then x.party_id end as party_id, sum(x.opening_base) as opening,
      sum(x.debit_base) as debit, sum(x.credit_base) as credit
    from (${partyBalances(ctx, period, selected(selection))}) x
    group by 1, 2, 3) as b
  where (opening, debit, credit) <> (0, 0, 0)`;

/** Statutory accounts over a period; their sides are sums over parties. */
export async function readTrialBalance(
  ctx: Context,
  period: Period,
  selection: Selection = {},
  descending = false,
): Promise<TrialBalanceRow[]> {
  const whole = selection.accounts?.some((code) => code.includes('-')) !== true;
  const { rows } = await sql<TrialBalanceRow>`
    ${whole ? fromSides(ctx, period, selection) : fromParties(ctx, period, selection)}
    order by account ${descending ? sql`desc` : sql``}`.execute(ctx.db);
  return rows;
}

/**
 * Advances, loans and unassigned receipts: each is a separate receivable or payable, so that sub-accounts are
 * not netted against each other.
 */
const APART: readonly AccountRole[] = ['UNIDENT', 'ADVANCES', 'OTHER_RECEIVABLE', 'OTHER_PAYABLE'];
const apart = (cut: string, balance: RawBuilder<unknown>) => sql`
  coalesce(sum(greatest(${balance}, 0)) filter (where apart), 0) as ${sql.ref(`${cut}_debit`)},
  coalesce(sum(greatest(-(${balance}), 0)) filter (where apart), 0) as ${sql.ref(`${cut}_credit`)}`;

/** For whole statutory accounts the roll-up stores the sides of their parties. */
const fromSides = (ctx: Context, period: Period, { accounts }: Selection) => sql`
  with ${tailSides(ctx)}, ${accountTotals(ctx, period)}, ${partySides(ctx, period)},
  each as (
    select ${statutory(sql`a.code`)} as account, a.role = any(${[...APART]}::text[]) as apart,
      sum(l.o_debit_base - l.o_credit_base) as opening, sum(l.m_debit_base) as debit,
      sum(l.m_credit_base) as credit
    from totals l
    join accounts a on a.id = l.account_id
    where ${selected({ accounts })}
    group by a.id, a.code, a.role),
  sums as (
    select account, sum(opening) as opening, sum(debit) as debit, sum(credit) as credit,
      ${apart('opening', sql`opening`)}, ${apart('closing', sql`opening + debit - credit`)}
    from each
    group by 1)
  select s.account, ${sideOf('opening', sql`s.opening`)}, s.debit, s.credit,
    ${sideOf('closing', sql`s.opening + s.debit - s.credit`)}
  from sums s
  left join party_sides opening on opening.account = s.account and opening.cut = 'opening'
  left join party_sides closing on closing.account = s.account and closing.cut = 'closing'
  where (s.opening, s.debit, s.credit, s.opening_debit, coalesce(opening.debit, 0),
    coalesce(opening.credit, 0)) <> (0, 0, 0, 0, 0, 0)`;

/** The side totals of parties and separate accounts, and the rest of the account on one side. */
const sideOf = (cut: 'opening' | 'closing', balance: RawBuilder<unknown>) => {
  const [debit, credit] = ['debit', 'credit'].map(
    (side) => sql`(coalesce(${sql.ref(`${cut}.${side}`)}, 0) + ${sql.ref(`s.${cut}_${side}`)})`,
  );
  return sql`
    ${debit} + greatest(${balance} - ${debit} + ${credit}, 0) as ${sql.ref(`${cut}_debit`)},
    ${credit} + greatest(${debit} - ${credit} - (${balance}), 0) as ${sql.ref(`${cut}_credit`)}`;
};

/** For some sub-accounts parties are computed individually, because their side depends on the selection. */
const fromParties = (ctx: Context, period: Period, selection: Selection) => sql`
  with ${tailSides(ctx)}
  select account, ${sql.join(trialBalanceSides.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`))}
  from (${balances(ctx, period, selection)}) as b
  group by account`;

export const descends = ({ sort }: ListQuery): boolean => sort[0]?.descending === true;

export const listTrialBalance: Handler<typeof trialBalance> = async (ctx, { list }) =>
  unpaged(
    await readTrialBalance(ctx, periodOf(list.between.voucher_date), selectionOf(list), descends(list)),
  );
