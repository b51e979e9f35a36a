import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { orderRow } from '@hakobu/contract/order/order/order.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import {
  bucketSum,
  bucketSums,
  freightOfOrder,
  ofKind,
  type Bucket,
} from '../../accounting/charge/buckets.ts';

type OrderRow = z.output<typeof orderRow>;
type Cost = 'purchase_cost' | 'service_fee' | 'shipping_fee';
type Buckets<Name extends string> = Name | `${Name}_${Exclude<Bucket, 'total'>}`;
type OrderMoney = Pick<
  OrderRow,
  | 'id'
  | Buckets<Cost>
  | 'shipping_fee_air'
  | 'shipping_fee_sea'
  | 'compensation'
  | 'compensated'
  | 'compensation_debited'
  | 'compensation_unsolved'
>;

const compensation = ofKind('compensation');
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

/** Sets the money fields of the orders of one page, with one statement. */
export async function attachMoney(ctx: Context, orders: OrderRow[]): Promise<void> {
  const { rows } = await sql<OrderMoney>`
    select o.id, m.*
    from unnest(${orders.map(({ id }) => id)}::text[]) as o (id)
    cross join lateral (${money}) as m`.execute(ctx.db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const order of orders) Object.assign(order, byId.get(order.id));
}
