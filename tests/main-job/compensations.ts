// Fixtures for compensations: creating and paying them.
import type { Reply } from '../support/test-server.ts';
import { approvedOrder } from './goods.ts';
import { done, type People } from './main-job.ts';
import { pay } from './money.ts';

/** An approved order with a compensation of its customer. */
export async function compensatedOrder(
  crew: People,
  amount: string,
  body: object = {},
): Promise<{ customer: number; order: any; compensation: any }> {
  const { customer, order } = await approvedOrder(crew);
  const compensation = await done(oweForOrder(crew, order, { amount, ...body }), 201);
  return { customer, order, compensation };
}

/** Creates a compensation for an order, in VND unless `body` differs. */
export const oweForOrder = (crew: People, order: { id: string }, body: object = {}): Promise<Reply> =>
  crew.warehouse('POST', 'order-compensations', {
    ...{ order_id: order.id, amount: '800000', note: 'Giao chậm' },
    ...body,
  });

/** Creates a compensation for boxes of a bill. */
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

/** Pays all compensations of an order into the wallet, or one. */
export const compensate = (
  crew: People,
  { customer, order, amount, compensation_id }: Paid,
): Promise<Reply> =>
  pay(crew, 'compensation_refund', customer, {
    ...{ amount, compensation_id, currency_id: 'VND' },
    receipts: [{ receiptable_type: 'order', receiptable_id: order.id }],
  });
