import { describe, expect, test } from 'vitest';
import { add } from '@hakobu/contract/kernel/decimal.ts';
import { own, packBox } from '../../../tests/main-job/boxes.ts';
import { approvedOrder, draftOrder, walletOf } from '../../../tests/main-job/goods.ts';
import {
  TODAY,
  approve,
  bill,
  buy,
  done,
  makeOrder,
  pack,
  paidOrder,
  payment,
  usePeople,
  receive,
} from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const cancel = (id: string, body: object = { confirm: true }, caller = crew.sale) =>
  caller('PUT', `orders/${id}/cancel`, body);
const read = (id: string) => done(crew.sale('GET', `orders/${id}`));

/** A paid order of three pieces whose goods arrived and are in one box. */
async function packedOrder() {
  const { customer, order } = await paidOrder(crew);
  const bought = await buy(crew, order);
  const { sfa } = await receive(crew, bought);
  const { box } = await pack(crew, sfa, order);
  return { customer, order, purchase: bought.purchase, box };
}

describe('the plan of a cancellation', () => {
  test('is previewed without effect', async () => {
    const { customer, order, purchase, box } = await packedOrder();
    const before = await walletOf(crew, customer);
    const plan = await done(cancel(order.id, { confirm: false }), 200);
    expect(plan).toMatchObject({
      order_id: order.id,
      executed: false,
      purchases: [{ purchase_id: purchase.id, quantity: '3', ordered: true }],
      distributions: [{ purchase_item_id: purchase.items[0].id, quantity: '3' }],
      boxes: [{ box_id: box.id, quantity: 1 }],
      money: [{ kind: 'purchase_cost', currency_id: 'JPY', refunded: '3300', written_back: '0' }],
    });
    expect(await walletOf(crew, customer)).toBe(before);
    expect((await read(order.id)).cancelled_at).toBeNull();
  });

  test('is a preview without a body', async () => {
    const { order } = await draftOrder(crew);
    const plan = await done(cancel(order.id, {}), 200);
    expect(plan).toMatchObject({ executed: false, purchases: [], distributions: [], boxes: [], money: [] });
  });
});

describe('cancelling', () => {
  test('refunds payments and leaves nothing due', async () => {
    const { customer, order } = await paidOrder(crew);
    const before = await walletOf(crew, customer);
    expect((await done(cancel(order.id, { confirm: true, reason: 'Khách đổi ý' }), 200)).executed).toBe(true);
    expect(await walletOf(crew, customer)).toBe(add(before, '3300'));
    expect(await read(order.id)).toMatchObject({
      status_id: 'CompletedCancel',
      cancel_reason: 'Khách đổi ý',
      purchase_cost: '0',
      purchase_cost_unsolved: '0',
      service_fee: '0',
    });
    await expectBooksInOrder(server);
  });

  test('ends its way: no step is reached by it, and those that were stay', async () => {
    const reached = async (id: string) => {
      const { progress } = await done(crew.sale('GET', `orders/${id}`));
      return progress.flatMap(({ id: step, done_at }: any) => (done_at === null ? [] : [[step, done_at]]));
    };
    const { order: draft } = await draftOrder(crew);
    const { order: paid } = await paidOrder(crew);
    for (const { id } of [draft, paid]) {
      const before = await reached(id);
      await done(cancel(id), 200);
      expect(await reached(id)).toEqual(before);
    }
    expect(await reached(draft.id)).toEqual([]);
    expect((await reached(paid.id)).length).toBeGreaterThan(1);
  });

  test('frees its boxes, then its goods, for other orders', async () => {
    const { order, purchase, box } = await packedOrder();
    await done(cancel(order.id), 200);
    const { data: owners } = await done(crew.warehouse('GET', `owning-boxes?filter[order_id]=${order.id}`));
    expect(owners.every(({ quantity }: { quantity: number }) => quantity === 0)).toBe(true);
    expect(await server.query('select distributed_quantity from boxes where id = $1', [box.id])).toEqual([
      { distributed_quantity: 0 },
    ]);
    expect((await read(order.id)).items[0].distributed_quantity).toBe('0');
    const { items, status_id } = await done(crew.purchase('GET', `purchases/${purchase.id}`));
    expect(items[0]).toMatchObject({ distributed_quantity: '0', status_id: 'ReceivedAtWarehouse' });
    expect(status_id).toBe('Finish');
    await expectBooksInOrder(server);
  });

  test('is logged with its reason and its money', async () => {
    const { order } = await paidOrder(crew);
    await done(cancel(order.id, { confirm: true, reason: 'Hết hàng' }), 200);
    const log = await logOf(server, 'order', order.id);
    expect(log).toContainEqual(
      expect.objectContaining({
        content: expect.objectContaining({ cancelled: true, reason: 'Hết hàng' }),
      }),
    );
    expect(log).toContainEqual({
      type_id: 'others',
      content: { status_id: 'CompletedCancel', cause: 'cancelled' },
    });
  });

  test('is possible before approval and payment', async () => {
    const { order } = await draftOrder(crew);
    expect((await done(cancel(order.id), 200)).money).toEqual([]);
    expect((await read(order.id)).status_id).toBe('CompletedCancel');
  });
});

describe('of an order whose boxes were removed from a bill', () => {
  /** Pays the freight of the bill or records it as receivable before the box ships. */
  async function takenOff(settle: (bill: any, customer: number) => Promise<unknown>) {
    const packed = await packedOrder();
    const { customer, order, box } = packed;
    const made = await bill(crew, customer, order, box);
    await settle(made, customer);
    await done(crew.warehouse('DELETE', `box-lading-bills/${made.pivot_boxes[0].id}`));
    return { ...packed, made };
  }
  const payAll = ({ id, freight_charge }: any, customer: number) =>
    done(
      crew.accounting('POST', ...payment('service', customer, freight_charge, { type: 'lading_bill', id })),
      201,
    );
  /** Records it as receivable in the list of open charges. */
  const clearAll = async ({ id }: any, customer: number) => {
    const path = `get-outstanding-reference-objects?filter[object_type]=user&filter[object_id]=${customer}&filter[receiptable_id]=${id}`;
    const [openCharge] = (await done(crew.accounting('GET', path))).data;
    const { receiptable_type, receiptable_id, kind, outstanding, unsolved, currency_id } = openCharge;
    const document = { receiptable_type, receiptable_id, kind, outstanding, unsolved, amount: unsolved };
    await done(
      crew.accounting('POST', 'clear-debts', {
        ...{ object_type: 'user', object_id: customer, currency_id, voucher_date: TODAY },
        documents: [document],
      }),
      201,
    );
  };
  const debit = ({ id }: any) => done(crew.admin('PUT', `lading-bills/${id}`, { action_debit: true }), 200);

  test('refunds paid freight', async () => {
    const { customer, order, made } = await takenOff(payAll);
    const before = await walletOf(crew, customer, 'VND');
    const { money } = await done(cancel(order.id), 200);
    expect(money).toContainEqual({
      kind: 'freight',
      currency_id: 'VND',
      refunded: made.freight_charge,
      written_back: '0',
    });
    expect(await walletOf(crew, customer, 'VND')).toBe(add(before, made.freight_charge));
    expect(await read(order.id)).toMatchObject({ shipping_fee: '0', shipping_fee_unsolved: '0' });
    await expectBooksInOrder(server);
  });

  test('writes the freight back that was put on debt', async () => {
    const { order, made } = await takenOff(debit);
    const { money } = await done(cancel(order.id), 200);
    expect(money).toContainEqual(
      expect.objectContaining({ kind: 'freight', refunded: '0', written_back: made.freight_charge }),
    );
    await expectBooksInOrder(server);
  });

  test.for([
    ['by a payment', payAll],
    ['by a clearing', clearAll],
  ] as const)('leaves the bill to be paid for the others on it, %s', async ([, settleRest]) => {
    const { customer, order, made } = await takenOff(payAll);
    await done(cancel(order.id), 200);
    const other = await makeOrder(crew, customer, [
      { product_id: order.items[0].product_id, price: '1', quantity: '1' },
    ]);
    await approve(crew, other.id);
    const box = await packBox(crew);
    await done(own(crew, box, other, 1), 201);
    const filled = await done(
      crew.warehouse('POST', 'box-lading-bills', {
        lading_bill_id: made.id,
        box_id: box.id,
        order_id: other.id,
        quantity: 1,
      }),
      201,
    );
    await settleRest(filled, customer);
    expect(await done(crew.warehouse('GET', `lading-bills/${made.id}`))).toMatchObject({
      freight_charge_unsolved: '0',
    });
    await expectBooksInOrder(server);
  });

  test('is possible with freight left by an earlier cancellation', async () => {
    const { customer, order, made } = await takenOff(payAll);
    // as before the failed call: cancelled, and its freight not refunded
    await server.query('update orders set cancelled_at = now() where id = $1', [order.id]);
    const [path, body] = payment('service', customer, made.freight_charge, { type: 'order', id: order.id });
    await done(crew.accounting('POST', `${path}-refund`, body), 201);
    await server.query('update orders set cancelled_at = null where id = $1', [order.id]);
    await expectBooksInOrder(server);
  });
});

describe('cancelling is refused', () => {
  test('a second time', async () => {
    const { order } = await approvedOrder(crew);
    await done(cancel(order.id), 200);
    const { details } = await refused(cancel(order.id, { confirm: false }), 'order_is_cancelled');
    expect(details).toEqual({ order_id: order.id });
  });

  test('to one of two concurrent requests, with one refund', async () => {
    const { customer, order } = await paidOrder(crew);
    const before = await walletOf(crew, customer);
    const both = await Promise.all([cancel(order.id), cancel(order.id, { confirm: true }, crew.admin)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await walletOf(crew, customer)).toBe(add(before, '3300'));
  });

  test('while its goods are on lading bills, including the preview', async () => {
    const { customer, order, box } = await packedOrder();
    const made = await bill(crew, customer, order, box);
    const { details, message } = await refused(
      cancel(order.id, { confirm: false }),
      'order_cannot_be_cancelled',
    );
    expect(details).toEqual({ lading_bills: [made.id] });
    expect(message).toContain(made.name);
    await refused(cancel(order.id), 'order_cannot_be_cancelled');
  });

  test('to salespeople of other orders', async () => {
    const { order } = await draftOrder(crew);
    await refused(cancel(order.id, { confirm: true }, await colleague(server, 'sale')), 'not_found');
  });
});
