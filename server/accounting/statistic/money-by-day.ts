import { sql } from 'kysely';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import {
  moveKindIds,
  moveKinds,
  transferKindIds,
  transferKinds,
  type TransactionKind,
} from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { lastPeriods, periodRows } from '#kernel/last-periods.ts';
import type { Handler } from '#kernel/route.ts';
import { tailSides } from './account-sums.ts';
import { movementsSinceRollUp, balancesOnDays } from './balances-by-day.ts';

type Answer = ResponseOf<typeof moneyByDay>;

/** Ledger accounts of the organization's funds and banks. */
const places = (ctx: Context) => sql`select l.id, l.sign, l.party_type, l.party_id, l.currency_id
  from ledger_accounts l
  where l.organization_id = ${ctx.organizationId} and l.party_type in ('fund', 'card')`;

/** Movements on these accounts by day: from the roll-up and the unaggregated tail. */
const moved = (first: ReturnType<typeof sql>) => sql`
  select x.ledger_account_id as id, x.day, x.debit, x.credit, x.debit_base, x.credit_base
  from ledger_days x
  join place on place.id = x.ledger_account_id
  where x.day >= ${first}
  union all
  select place.id, t.day, t.debit, t.credit, t.debit_base, t.credit_base
  from tail t
  join place on place.id = t.ledger_account_id
  where t.day >= ${first}`;

/** Voucher kinds that move our own money between accounts, or exchange it. */
const ownKinds: readonly TransactionKind[] = [
  ...transferKindIds.filter((kind) => transferKinds[kind].postings.from === 'source'),
  ...moveKindIds.filter((kind) => moveKinds[kind].postings.parent?.place === 'TRANSIT'),
  'reversal',
];

/** Internal transfers and exchange differences, which are neither receipts nor payments. */
const stayed = (ctx: Context, first: ReturnType<typeof sql>) => sql`
  select p.voucher_date as day,
    case when d.party_type in ('fund', 'card') then p.amount_base else 0 end as received,
    case when c.party_type in ('fund', 'card') then p.amount_base else 0 end as paid
  from transactions t
  join ledger_postings p on p.transaction_id = t.id
  join ledger_accounts d on d.id = p.to_account_id
  join accounts da on da.id = d.account_id
  join ledger_accounts c on c.id = p.from_account_id
  join accounts ca on ca.id = c.account_id
  where t.organization_id = ${ctx.organizationId}
    and t.voucher_date >= ${first}
    and t.type_id = any(${ownKinds}::text[])
    and da.role = any(${ownRoles}::text[])
    and ca.role = any(${ownRoles}::text[])`;
const ownRoles: readonly AccountRole[] = ['CASH', 'BANK', 'TRANSIT', 'FX_GAIN', 'FX_LOSS'];

/** Receipts and payments by day or month, and the balance of each fund and bank account. */
export const readMoneyByDay: Handler<typeof moneyByDay> = async (ctx, { query }) => {
  const { current, before } = lastPeriods(dayIn(ctx.now), query);
  const periods = [...before, ...current];
  const first = sql`${periods[0]!.first}::date`;
  const [{ rows: flows }, { rows: accounts }] = await Promise.all([
    sql<Answer['data'][number]>`
      with place as (${places(ctx)}), ${tailSides(ctx)}, moved as (${moved(first)}), flow as (
        select day, debit_base as received, credit_base as paid from moved
        union all
        select day, -received, -paid from (${stayed(ctx, first)}) as own
      ), daily as (
        select day as on_day, sum(received) as received, sum(paid) as paid from flow group by day
      )
      select period.day::text as day, coalesce(sum(daily.received), 0) as received,
        coalesce(sum(daily.paid), 0) as paid
      from ${periodRows(periods)} as period(day, last)
      left join daily on daily.on_day between period.day and period.last
      group by period.day
      order by period.day`.execute(ctx.db),
    sql<Answer['accounts'][number]>`
      with place as (${places(ctx)}), ${movementsSinceRollUp(ctx)}
      select place.party_type, place.party_id, place.currency_id,
        ${balancesOnDays(sql`unnest(${current.map(({ last }) => last)}::date[])`)} as held
      from place
      order by place.party_type, place.party_id, place.currency_id`.execute(ctx.db),
  ]);
  return { data: flows.slice(before.length), before: flows.slice(0, before.length), accounts };
};
