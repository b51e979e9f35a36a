// Every order type from draft to its end, with its detours: what the next step waits for at each point, and
// that each department which has to act is offered what it can do (seen-steps.ts).
import { afterAll, expect, test } from 'vitest';
import { remedyOfMissing } from '../../contract/order/progress/next-step.ts';
import { departmentOfMissing, type MissingFact } from '../../contract/order/progress/step-ids.ts';
import { order as en } from '../../phrases/en/order/order.ts';
import { order as ja } from '../../phrases/ja/order/order.ts';
import { order as vi } from '../../phrases/vi/order/order.ts';
import { useTestServer } from '../support/test-server.ts';
import { walkAuction, walkPayment, walkShipment } from './agency-steps.ts';
import { draftOrder, give, orderedPurchase, tally } from './goods.ts';
import { approve, deposit, done, makeProduct, payOrder, usePeople } from './main-job.ts';
import { forOrder, pay } from './money.ts';
import { bought, journey, met, unbought, walk, wealthy, type Walk } from './order-walk.ts';

const server = useTestServer();
const crew = usePeople(server);

test('retail orders', { timeout: 60_000 }, async () => {
  const customer = await wealthy(crew);
  const product_id = await makeProduct(crew);
  let [order, first, rest]: any[] = [];
  const id = () => order.id;
  const part = (quantity: string) => ({
    quantity,
    order_items: [{ order_item_id: order.items[0].id, quantity }],
  });
  await walk(crew, id, [
    [
      'it is written',
      async () => {
        const items = [{ product_id, price: '1000', quantity: '3', tax_percent: '10' }];
        const body = { customer_id: customer, shipment_method_id: 'sea', items, service_fee: '50000' };
        order = await done(crew.sale('POST', 'order/retails', body), 201);
      },
      ...(['NotYetApprove', 'approve', 'approval'] as const),
    ],
    [
      'sales approve it',
      () => approve(crew, id()),
      ...(['CompletedApprove', 'purchase_cost', 'purchase_cost_unsolved'] as const),
    ],
    [
      'goods are paid in part',
      () => payOrder(crew, customer, id(), '1300'),
      ...(['CompletedApprove', 'purchase_cost', 'purchase_cost_unsolved'] as const),
    ],
    ['goods are paid', () => payOrder(crew, customer, id(), '2000'), ...unbought, 'goods_to_buy'],
    [
      'two of three are bought',
      async () => void (first = await orderedPurchase(crew, order, part('2'))),
      ...([...unbought, 'goods_to_buy'] as const),
    ],
    [
      'the third too',
      async () => void (rest = await orderedPurchase(crew, order, part('1'))),
      ...([...bought, 'goods_to_receive'] as const),
    ],
    [
      'one piece is tallied',
      () => done(tally(crew, first.items[0].id, '1'), 201),
      ...([...bought, 'goods_to_allocate'] as const),
    ],
    [
      'it is allocated',
      () => done(give(crew, first.items[0].id, order.items[0].id, '1'), 201),
      ...([...bought, 'goods_to_receive'] as const),
    ],
    [
      'the others are tallied',
      async () => {
        await done(tally(crew, first.items[0].id, '1'), 201);
        await done(tally(crew, rest.items[0].id, '1'), 201);
      },
      ...([...bought, 'goods_to_allocate'] as const),
    ],
    [
      'one of them is allocated',
      () => done(give(crew, first.items[0].id, order.items[0].id, '1'), 201),
      ...([...bought, 'goods_to_allocate'] as const),
    ],
    [
      'all are allocated',
      () => done(give(crew, rest.items[0].id, order.items[0].id, '1'), 201),
      ...(['CompletedReceiveJp', 'service', 'boxes_to_own', 'service_unsolved'] as const),
    ],
  ]);
  await walk(crew, id, journey(crew, { id: id(), customer }));
});

test('retail orders on account, and cancelled ones', { timeout: 60_000 }, async () => {
  const { order } = await draftOrder(crew);
  const cancelled = await draftOrder(crew);
  const id = () => order.id;
  await deposit(crew, order.customer_id, '100000', 'JPY');
  await walk(crew, id, [
    [
      'sales approve it',
      () => approve(crew, id()),
      ...(['CompletedApprove', 'purchase_cost', 'purchase_cost_unsolved'] as const),
    ],
    [
      'its money is recorded as receivable',
      () => done(crew.accounting('PUT', `orders/${id()}`, { action_debit: true })),
      ...(['CompletedPurchaseCostDebit', 'purchases', 'goods_to_buy'] as const),
    ],
  ]);
  const of = { customer: cancelled.customer, order: cancelled.order };
  await deposit(crew, cancelled.customer, '100000', 'JPY');
  await walk(crew, () => cancelled.order.id, [
    [
      'another is paid',
      async () => {
        await approve(crew, cancelled.order.id);
        await done(pay(crew, 'payment_order', cancelled.customer, { ...forOrder(of), amount: '3300' }), 201);
      },
      ...([...unbought, 'goods_to_buy'] as const),
    ],
    [
      'and cancelled: what was paid goes back to the wallet',
      () => done(crew.sale('PUT', `orders/${cancelled.order.id}/cancel`, { confirm: true, reason: 'Đổi ý' })),
      ...(['CompletedCancel', undefined] as const),
    ],
    [
      'and reopened',
      () => done(crew.sale('PUT', `orders/${cancelled.order.id}/reopen`)),
      ...(['CompletedApprove', 'purchase_cost', 'purchase_cost_unsolved'] as const),
    ],
  ]);
});

test('wholesale orders', { timeout: 60_000 }, async () => {
  const customer = await wealthy(crew);
  const product_id = await makeProduct(crew);
  let [order, purchase]: any[] = [];
  const id = () => order.id;
  await done(crew.admin('PUT', 'organizations/1', { quantity_tolerance: '5' }), 200);
  await walk(crew, id, [
    [
      'it is written',
      async () => {
        const items = [{ product_id, price: '10', quantity: '100', tax_percent: '0' }];
        const body = { customer_id: customer, shipment_method_id: 'sea', items, service_fee: '50000' };
        order = await done(crew.sale('POST', 'order/wholesales', body), 201);
      },
      ...(['NotYetApprove', 'approve', 'approval'] as const),
    ],
    [
      'it is approved and paid',
      async () => {
        await approve(crew, id());
        await payOrder(crew, customer, id(), '1000');
      },
      ...([...unbought, 'goods_to_buy'] as const),
    ],
    [
      'slightly less is bought',
      async () => {
        const order_items = [{ order_item_id: order.items[0].id, quantity: '98' }];
        purchase = await orderedPurchase(crew, order, { quantity: '98', order_items });
      },
      ...([...bought, 'goods_to_receive'] as const),
    ],
    [
      'and tallied',
      () => done(tally(crew, purchase.items[0].id, '98'), 201),
      ...([...bought, 'goods_to_allocate'] as const),
    ],
    [
      'and allocated',
      () => done(give(crew, purchase.items[0].id, order.items[0].id, '98'), 201),
      ...(['CompletedReceiveJp', 'service', 'boxes_to_own', 'service_unsolved'] as const),
    ],
  ]);
  const way = journey(crew, { id: id(), customer });
  const end = way.findIndex(([what]) => what === 'it leaves');
  await walk(crew, id, way.slice(0, end));
  const differing = (step: Walk[number], ...missing: MissingFact[]): Walk[number] => [
    ...([step[0], step[1], step[2], step[3]] as const),
    ...missing,
  ];
  await walk(crew, id, [
    differing(way[end]!, 'deliveries_to_confirm', 'quantities_to_settle', 'outstanding_debt'),
    differing(way[end + 1]!, 'quantities_to_settle', 'outstanding_debt'),
    [
      'sales settle the quantities: what was paid too much is due back',
      () => done(crew.sale('PUT', `orders/${id()}/settle-quantities`)),
      ...(['CompletedShippingVn', 'finish', 'refund_due', 'outstanding_debt'] as const),
    ],
    [
      'accounting refunds it',
      () =>
        done(
          pay(crew, 'payment_order_refund', customer, { ...forOrder({ customer, order }), amount: '20' }),
          201,
        ),
      ...(['CompletedShippingVn', 'finish', 'outstanding_debt'] as const),
    ],
    way[end + 2]!,
  ]);
});

const timeout = 60_000;
test('shipment orders', { timeout }, () => walkShipment({ server, crew }));
test('payment orders', { timeout }, () => walkPayment({ server, crew }));
test('auction orders', { timeout }, () => walkAuction({ server, crew }));

test('every missing fact has words for staff and for customers, and a department', () => {
  for (const fact of Object.keys(departmentOfMissing) as MissingFact[])
    for (const { missing, portal, remedy } of [en, vi, ja]) {
      expect([fact, missing[fact], portal.missing[fact]]).toEqual([
        fact,
        expect.any(String),
        expect.any(String),
      ]);
      if ('screen' in remedyOfMissing[fact]) expect(Object.keys(remedy)).toContain(fact);
    }
});

afterAll(() => {
  const never = Object.keys(departmentOfMissing).filter((fact) => !met.has(fact));
  expect(never).toEqual([]);
});
