import { sql, type SqlBool } from 'kysely';
import { bucketSum, bucketSums, freightOfOrder, ofKind } from '../../accounting/charge/buckets.ts';

/** In VND. Compensations owed in other currencies are in the list of compensations only. */
const compensation = sql<SqlBool>`${ofKind('compensation')} and c.currency_id = 'VND'`;
const freightBy = (method: string) =>
  sql<SqlBool>`${freightOfOrder} and l.shipment_method_id = ${sql.lit(method)}`;

const money = sql`
    select ${bucketSums('purchase_cost', ofKind('purchase_cost'))},
      ${bucketSums('service_fee', ofKind('service_fee'))},
      ${bucketSums('shipping_fee', freightOfOrder)},
      ${bucketSum('total', freightBy('air'))} as shipping_fee_air,
      ${bucketSum('total', freightBy('sea'))} as shipping_fee_sea,
      ${bucketSum('total', compensation)} as compensation,
      ${bucketSum('paid', compensation)} as compensated,
      ${bucketSum('debited', compensation)} as compensation_debited,
      ${bucketSum('unsolved', compensation)} as compensation_unsolved
    from charges c
    left join lading_bills l on l.id = c.lading_bill_id
    where c.order_id = o.id`;

/** Joins the money fields of orders `o` as `money`. */
export const orderMoney = sql`cross join lateral (${money}) as money`;
