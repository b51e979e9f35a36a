import { sql, type RawBuilder } from 'kysely';
import type { ChargeKind } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';

/**
 * The current total of a document. There is one charge per kind, currency and document (freight: per lading
 * bill and order).
 */
export interface ChargeTotal {
  kind: ChargeKind;
  currency_id: CurrencyId;
  party_type: 'user' | 'supplier';
  party_id: number;
  total: Decimal;
  order_id?: string;
  lading_bill_id?: number;
  purchase_id?: number;
  sfa_id?: number;
  container_id?: number;
  compensation_id?: number;
  container_cost_id?: number;
}

/**
 * Sets the totals of charges. Paid amounts and debt stay; only `unsolved` changes. The party changes too,
 * which is allowed only while nothing is settled or posted. Postings for received goods and recognized
 * revenue follow; those for parcels and containers always do.
 */
export async function setChargeTotals(ctx: Context, totals: readonly ChargeTotal[]): Promise<void> {
  if (totals.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    with changed as (
    insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id, lading_bill_id,
      purchase_id, sfa_id, container_id, compensation_id, container_cost_id, total)
    select ${ctx.organizationId}, kind, currency_id, party_type, party_id, order_id, lading_bill_id,
      purchase_id, sfa_id, container_id, compensation_id, container_cost_id, total
    from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) as t (kind text, currency_id text,
      party_type text, party_id bigint, order_id text, lading_bill_id bigint, purchase_id bigint,
      sfa_id bigint, container_id bigint, compensation_id bigint, container_cost_id bigint, total numeric)
    on conflict on constraint charges__one do update
    set total = excluded.total, party_id = excluded.party_id, updated_at = now()
    where charges.total <> excluded.total or charges.party_id <> excluded.party_id
    returning id, kind, order_id, purchase_id)
    select c.id
    from changed c
    where c.kind in ('container_cost', 'sfa_shipping')
      or exists (select from recognitions r where r.charge_id = c.id)
      or exists (
        select from purchase_items i
        where i.purchase_id = c.purchase_id and i.received_quantity > 0)
      or c.kind <> 'compensation'
        and exists (
          select from charges o
          join recognitions r on r.charge_id = o.id
          where o.order_id = c.order_id)`.execute(ctx.db);
  ctx.emit(
    'charge',
    rows.map(({ id }) => id),
    'charge_changed',
  );
}

/** A charge of a new order in the currency that an order column names. */
export interface NewCharge {
  kind: ChargeKind;
  currency: RawBuilder<unknown>;
  total: Decimal;
}

/**
 * Inserts the charges of a new order in the statement that inserts the order, whose row is `made` there.
 * Nothing of them is settled or posted yet.
 */
export const insertChargesOfNewOrder = (charges: readonly NewCharge[]): RawBuilder<unknown> => sql`
      insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id, total)
      select made.organization_id, c.kind, c.currency_id, 'user', made.customer_id, made.id, c.total
      from made cross join lateral (values ${sql.join(
        charges.map(({ kind, currency, total }) => sql`(${kind}::text, ${currency}, ${total}::numeric)`),
      )}) as c (kind, currency_id, total)`;
