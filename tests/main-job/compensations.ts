// Steps of tests about damage: what is owed to a customer, and paying it.
import type { Reply } from '../support/test-server.ts';
import { approvedOrder } from './goods.ts';
import { done, type People } from './main-job.ts';
import { pay } from './money.ts';

/** An approved order for which we owe its customer something. */
export async function compensatedOrder(
  crew: People,
  amount: string,
  body: object = {},
): Promise<{ customer: number; order: any; compensation: any }> {
  const { customer, order } = await approvedOrder(crew);
  const compensation = await done(oweForOrder(crew, order, { amount, ...body }), 201);
  return { customer, order, compensation };
}

/** Owes the customer of an order something, in dong unless `body` says otherwise. */
export const oweForOrder = (crew: People, order: { id: string }, body: object = {}): Promise<Reply> =>
  crew.warehouse('POST', 'order-compensations', {
    ...{ order_id: order.id, amount: '800000', note: 'Giao chậm' },
    ...body,
  });

/** Owes the customer of a bill something for boxes of it. */
export const oweForBill = (crew: People, bill: { id: number }, boxes: object[], body: object = {}) =>
  crew.warehouse('POST', 'lading-bill-compensations', {
    ...{ lading_bill_id: bill.id, amount: '800000', note: 'Thùng bị ướt', boxes },
    ...body,
  });

interface Paid {
  customer: number;
  order: { id: string };
  amount: string;
  compensation_id?: number;
}

/** Pays what is owed for an order into the wallet, all of its compensations or one. */
export const compensate = (
  crew: People,
  { customer, order, amount, compensation_id }: Paid,
): Promise<Reply> =>
  pay(crew, 'compensation_refund', customer, {
    ...{ amount, compensation_id, currency_id: 'VND' },
    receipts: [{ receiptable_type: 'order', receiptable_id: order.id }],
  });
