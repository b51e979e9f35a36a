import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ChargeKind } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lock, lockRows } from '#kernel/locks/lock.ts';

/** A locked charge with its unsettled parts. */
export interface Charge {
  id: number;
  kind: ChargeKind;
  currency_id: CurrencyId;
  party_type: 'user' | 'supplier';
  party_id: number;
  order_id: string | null;
  lading_bill_id: number | null;
  purchase_id: number | null;
  contract_id: string | null;
  sfa_id: number | null;
  container_id: number | null;
  compensation_id: number | null;
  container_cost_id: number | null;
  total: Decimal;
  resolved: Decimal;
  debited: Decimal;
  repaid: Decimal;
  outstanding: Decimal;
  unsolved: Decimal;
  /** Why the document cannot be paid now; null if it can. */
  blocked: 'order_is_cancelled' | 'order_not_approved' | 'purchase_wrong_state' | null;
}

/** Selects the charges of a payment, debit or refund. */
export interface ChargeChoice {
  kinds: readonly ChargeKind[];
  order_ids?: readonly string[];
  lading_bill_ids?: readonly number[];
  purchase_ids?: readonly number[];
  contract_ids?: readonly string[];
  sfa_ids?: readonly number[];
  container_ids?: readonly number[];
  compensation_ids?: readonly number[];
  container_cost_ids?: readonly number[];
  /** Includes freight of the orders that a contract bears. */
  whoeverBears?: boolean;
}

/**
 * Locks the documents of charges, which every writer does first: the selected orders and purchases, orders
 * with shares of the lading bills and contracts, and orders whose payees are paid by the purchases.
 */
export function lockDocuments(
  ctx: Context,
  {
    order_ids = [],
    lading_bill_ids = [],
    purchase_ids = [],
    contract_ids = [],
    sfa_ids = [],
    container_ids = [],
  }: Omit<ChargeChoice, 'kinds'>,
): Promise<unknown> {
  const orders =
    lading_bill_ids.length + contract_ids.length + purchase_ids.length === 0
      ? order_ids
      : sql`select unnest(${order_ids}::text[])
          union all select order_id from charges where lading_bill_id = any(${lading_bill_ids}::bigint[])
          union all select order_id from charges where contract_id = any(${contract_ids}::text[])
          union all select order_id from order_payees where purchase_id = any(${purchase_ids}::bigint[])`;
  return pipeline(
    () => lock(ctx, 'orders', orders),
    () => lock(ctx, 'purchases', purchase_ids),
    () => lock(ctx, 'containers', container_ids),
    () => lock(ctx, 'sfas', sfa_ids),
  );
}

/** Why the document of a charge `c`, an order `o` or purchase `p`, cannot be paid now. */
export const blockedCharge = sql<Charge['blocked']>`
  case
    when c.kind = 'compensation' then null
    when o.cancelled_at is not null and not (c.kind = 'purchase_cost' and o.cancel_fee > 0)
      then 'order_is_cancelled'
    when o.id is not null and o.approved_at is null then 'order_not_approved'
    when p.cancelled_at is not null or (p.id is not null and p.approved_at is null)
      then 'purchase_wrong_state'
  end`;

/** Locks charges of locked documents, oldest first. */
export async function lockCharges(
  ctx: Context,
  {
    kinds,
    order_ids = [],
    lading_bill_ids = [],
    purchase_ids = [],
    contract_ids = [],
    sfa_ids = [],
    container_ids = [],
    compensation_ids = [],
    container_cost_ids = [],
    whoeverBears = false,
  }: ChargeChoice,
): Promise<Charge[]> {
  return lockWhere(
    ctx,
    sql<SqlBool>`c.organization_id = ${ctx.organizationId}
      and c.kind = any(${kinds}::text[])
      and (c.order_id = any(${order_ids}::text[])
        or c.lading_bill_id = any(${lading_bill_ids}::bigint[])
        or c.purchase_id = any(${purchase_ids}::bigint[])
        or c.contract_id = any(${contract_ids}::text[])
        or c.sfa_id = any(${sfa_ids}::bigint[])
        or c.container_id = any(${container_ids}::bigint[])
        or c.compensation_id = any(${compensation_ids}::bigint[])
        or c.container_cost_id = any(${container_cost_ids}::bigint[]))
      and (c.kind <> 'freight' or c.pays_for_order or ${whoeverBears}
        or c.lading_bill_id = any(${lading_bill_ids}::bigint[])
        or c.contract_id = any(${contract_ids}::text[]))`,
  );
}

/** Locks charges after their documents. */
export async function lockChargesById(ctx: Context, ids: readonly number[]): Promise<Charge[]> {
  if (ids.length === 0) return [];
  const documents = await ctx.db
    .selectFrom('charges')
    .select(['order_id', 'purchase_id'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
  await lockDocuments(ctx, {
    order_ids: documents.flatMap(({ order_id }) => order_id ?? []),
    purchase_ids: documents.flatMap(({ purchase_id }) => purchase_id ?? []),
  });
  return lockWhere(ctx, sql<SqlBool>`c.id = any(${ids}::bigint[])`);
}

const lockWhere = (ctx: Context, which: RawBuilder<SqlBool>): Promise<Charge[]> =>
  lockRows(
    ctx,
    'charges',
    sql<Charge>`
    select c.id, c.kind, c.currency_id, c.party_type, c.party_id, c.order_id, c.lading_bill_id, c.purchase_id,
      c.contract_id, c.sfa_id, c.container_id, c.compensation_id, c.container_cost_id, c.total, c.resolved,
      c.debited, c.repaid, c.outstanding, c.unsolved, ${blockedCharge} as blocked
    from charges c
    left join orders o on o.id = c.order_id
    left join purchases p on p.id = c.purchase_id
    where ${which}
    order by c.id`,
    'c',
  );

/** Changes of a charge: paid, recorded as debt, repaid debt. */
export interface ChargeChange {
  charge_id: number;
  resolved?: Decimal;
  debited?: Decimal;
  repaid?: Decimal;
}

/** Adds changes to locked charges. */
export async function changeCharges(ctx: Context, changes: readonly ChargeChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update charges c
    set resolved = c.resolved + d.resolved,
      debited = c.debited + d.debited,
      repaid = c.repaid + d.repaid,
      updated_at = now()
    from (
      select charge_id, sum(coalesce(resolved, 0)) as resolved, sum(coalesce(debited, 0)) as debited,
        sum(coalesce(repaid, 0)) as repaid
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as x (charge_id bigint, resolved numeric, debited numeric, repaid numeric)
      group by charge_id) d
    where c.id = d.charge_id and c.id = any(${changes.map(({ charge_id }) => charge_id)}::bigint[])`.execute(
    ctx.db,
  );
}
