import { sql, type RawBuilder } from 'kysely';
import type { ChargeKind } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';

/**
 * What a document asks now. A charge is one row for each kind, currency and document (freight: for each
 * lading bill and order).
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
 * Sets the totals of charges. What was paid or put on debt stays; only `unsolved` moves, up or down. Whose a
 * charge is changes with it, which the caller does only while nothing of it is settled or in the books. Where
 * goods of their documents came or their orders are revenue in the books already, these follow; what parcels
 * and containers cost always does.
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

/** What a new order asks in a currency, which is a column of the order. */
export interface NewCharge {
  kind: ChargeKind;
  currency: RawBuilder<unknown>;
  total: Decimal;
}

/**
 * Writes what a new order asks, within the statement that writes the order, whose row is called `made` there.
 * Nothing of it is settled or in the books.
 */
export const insertChargesOfNewOrder = (charges: readonly NewCharge[]): RawBuilder<unknown> => sql`
      insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id, total)
      select made.organization_id, c.kind, c.currency_id, 'user', made.customer_id, made.id, c.total
      from made cross join lateral (values ${sql.join(
        charges.map(({ kind, currency, total }) => sql`(${kind}::text, ${currency}, ${total}::numeric)`),
      )}) as c (kind, currency_id, total)`;
