// The walk of an order through its states, and the way of its boxes that most types share.
import { attach, makeBill, makeContainer, makeDelivery, own, packBox, putOn, scan } from './boxes.ts';
import { deposit, done, makeCustomer, payment, type People } from './main-job.ts';
import { expectOrder, type OrderState } from './seen-steps.ts';

/** The missing facts that walks met. */
export const met = new Set<string>();

/** A step of the business, and the state of the order after it. */
export type Walk = [what: string, step: () => Promise<unknown>, ...state: OrderState][];

export async function walk(crew: People, id: () => string, steps: Walk): Promise<void> {
  for (const [what, step, ...state] of steps) {
    await step();
    try {
      await expectOrder(crew, id(), state);
    } catch (error) {
      throw new Error(`after "${what}": ${(error as Error).message}`, { cause: error });
    }
    for (const fact of state.slice(2)) met.add(fact!);
  }
}

/** A customer with money in both wallets. */
export const wealthy = async (crew: People): Promise<number> => {
  const { id } = await makeCustomer(crew);
  await deposit(crew, id, '1000000', 'JPY');
  await deposit(crew, id, '50000000', 'VND');
  return id;
};

/** The way of boxes from packing to the customer, which all types but payment orders have. */
export function journey(crew: People, of: { id: string; customer: number }): Walk {
  let [box, bill, container, delivery]: any[] = [];
  const served = ['CompletedReceiveJp', 'service'] as const;
  const unpaid = ['service_unsolved'] as const;
  const set = (status_id: string) =>
    done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id }));
  return [
    [
      'boxes are packed and assigned',
      async () => {
        box = await packBox(crew);
        await done(own(crew, box, of, 2), 201);
      },
      ...([...served, 'boxes_to_bill', ...unpaid] as const),
    ],
    [
      'one of two is on a bill',
      async () => {
        const agreed = { type_freight_charge: 'fixed', automatic_freight_rate_update: false };
        bill = await makeBill(crew, of.customer, agreed);
        const line = { lading_bill_id: bill.id, box_id: box.id, order_id: of.id, quantity: 1 };
        bill = await done(crew.warehouse('POST', 'box-lading-bills', line), 201);
      },
      ...([...served, 'boxes_to_bill', ...unpaid] as const),
    ],
    [
      'both are, without an agreed freight',
      () => done(crew.warehouse('PUT', `box-lading-bills/${bill.pivot_boxes[0].id}`, { quantity: 2 })),
      ...([...served, 'freight_to_assess', ...unpaid] as const),
    ],
    [
      'freight is agreed',
      () => done(crew.warehouse('PUT', `lading-bills/${bill.id}`, { freight_rate: '90000' })),
      ...([...served, ...unpaid] as const),
    ],
    [
      'the bill waits in a container, unpaid',
      async () => {
        container = await makeContainer(crew);
        await done(attach(crew, container, bill.id));
        await done(scan(crew, 'out', container, box, 2), 201);
      },
      ...([...served, ...unpaid] as const),
    ],
    [
      'fees and freight are recorded as receivable',
      () => done(crew.accounting('PUT', `orders/${of.id}`, { action_debit: true })),
      ...(['CompletedServiceDebit', 'shipping_jp', 'boxes_to_ship'] as const),
    ],
    [
      'the container is cut off',
      () => done(crew.warehouse('PUT', `containers/${container.id}/cut-off`)),
      ...(['CompletedShippingJp', 'receive_vn', 'boxes_to_arrive'] as const),
    ],
    [
      'one box is unloaded',
      () => done(scan(crew, 'in', container, box, 1), 201),
      ...(['CompletedShippingJp', 'receive_vn', 'boxes_to_arrive'] as const),
    ],
    [
      'the other too',
      () => done(scan(crew, 'in', container, box, 1), 201),
      ...(['CompletedReceiveVn', 'shipping_vn', 'boxes_to_hand_over'] as const),
    ],
    [
      'they are on a delivery',
      async () => {
        delivery = await makeDelivery(crew, of.customer);
        await done(putOn(crew, delivery, box, of, 2), 201);
      },
      ...(['CompletedReceiveVn', 'shipping_vn', 'boxes_to_hand_over'] as const),
    ],
    [
      'it leaves',
      () => set('shipping'),
      ...(['CompletedShippingVn', 'finish', 'deliveries_to_confirm', 'outstanding_debt'] as const),
    ],
    [
      'it is received',
      () => set('received'),
      ...(['CompletedShippingVn', 'finish', 'outstanding_debt'] as const),
    ],
    [
      'the debt is paid',
      async () => {
        const order = await done(crew.accounting('GET', `orders/${of.id}`));
        const open = [
          ['order', of.id, order.service_fee_outstanding],
          ['lading_bill', bill.id, order.shipping_fee_outstanding],
        ];
        for (const [type, id, amount] of open)
          if (amount !== '0')
            await done(
              crew.accounting('POST', ...payment('service', of.customer, amount, { type, id })),
              201,
            );
      },
      ...(['CompletedFinish', undefined] as const),
    ],
  ];
}

export const unbought = ['CompletedPurchaseCostPayment', 'purchases'] as const;
export const bought = ['CompletedPurchases', 'receive_jp'] as const;
