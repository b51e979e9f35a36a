import { sql } from 'kysely';
import { zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import {
  measuresOf,
  rateFreight,
  type FreightLine,
} from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { assignFreight } from '../../accounting/charge/assign-freight.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { findRates, type RatedBill } from './find-rates.ts';

interface Bill extends RatedBill {
  id: number;
  customer_id: number;
  discount: Decimal;
}

/**
 * Computes measures and freight of a bill that the caller has locked, and the share of each order. Without a
 * price for its measure a bill has no freight: it says why, and its container cannot be cut off.
 */
export async function rateLadingBill(ctx: Context, id: number, cause: string): Promise<void> {
  const [bill, lines] = await Promise.all([readBill(ctx, id), readLines(ctx, id)]);
  if (bill === undefined) return;
  const measures = measuresOf(lines, bill.factor);
  const { rateOf, explained, priceId } = await findRates(ctx, bill, lines);
  const freight = rateFreight(
    lines,
    { ...bill, type: bill.type_freight_charge, range: bill.type_freight_range, currency: bill.currency_id },
    rateOf,
  );
  const why =
    freight === undefined ? explained : { ...explained, rate: freight.rate, measure: freight.range };
  // Rates entered by hand are kept; only a rate of the price list is replaced by its average.
  const rate = bill.automatic_freight_rate_update ? (freight?.rate ?? null) : bill.freight_rate;
  await updateRow(ctx, 'lading_bills', id, {
    volume: measures.volume,
    weight: measures.weight,
    volumetric_weight: measures.volumetric_weight,
    freight_range: freight?.range ?? null,
    freight_rate: rate,
    price_id: priceId,
    price_explained: JSON.stringify(why),
    assessed_at: freight === undefined ? null : ctx.now,
  });
  ctx.emit('order', await setShares(ctx, bill, freight?.shares ?? []), cause);
}

async function readBill(ctx: Context, id: number): Promise<Bill | undefined> {
  const { rows } = await sql<Bill>`
    select l.id, l.customer_id, l.shipment_method_id, l.from_area_id, l.to_area_id, l.type_freight_charge,
      l.type_freight_range, l.automatic_freight_rate_update, l.currency_id, l.freight_rate, l.discount,
      l.declared_value, m.volumetric_factor as factor, u.customer_group
    from lading_bills l
    join users u on u.id = l.customer_id
    join shipment_methods m on m.id = l.shipment_method_id
    where l.id = ${id}`.execute(ctx.db);
  return rows[0];
}

async function readLines(ctx: Context, id: number): Promise<FreightLine[]> {
  const { rows } = await sql<FreightLine>`
    select x.id, x.order_id, x.quantity, b.weight, b.volume, x.type_freight_charge
    from box_lading_bills x
    join boxes b on b.id = x.box_id
    where x.lading_bill_id = ${id}
    order by x.id`.execute(ctx.db);
  return rows;
}

/**
 * Freight is charged per bill and order: an order without boxes on the bill is charged nothing. Returns all
 * orders concerned.
 */
async function setShares(
  ctx: Context,
  bill: Bill,
  shares: readonly { order_id: string; total: Decimal }[],
): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from charges where lading_bill_id = ${bill.id} and kind = 'freight'
    union
    select order_id from box_lading_bills where lading_bill_id = ${bill.id}`.execute(ctx.db);
  const orders = rows.map(({ order_id }) => order_id).sort();
  await setChargeTotals(
    ctx,
    orders.map((order_id) => ({
      kind: 'freight',
      currency_id: bill.currency_id,
      party_type: 'user',
      party_id: bill.customer_id,
      lading_bill_id: bill.id,
      order_id,
      total: shares.find((share) => share.order_id === order_id)?.total ?? zero,
    })),
  );
  await assignFreight(ctx, { lading_bill_ids: [bill.id] });
  return orders;
}
