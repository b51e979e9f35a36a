// The walks of orders whose goods are not sold by us: parcels, payees and lots.
import { releaseExpiredHoldsTask } from '../../server/accounting/wallet-hold/release-expired-holds.ts';
import { eventHandlers } from '../../server/event-handlers.ts';
import { internalEnvironment } from '../../server/kernel/internal-client.ts';
import { backgroundWrites } from '../../server/kernel/jobs/background-write.ts';
import type { TestServer } from '../support/test-server.ts';
import { compensate, oweForOrder } from './compensations.ts';
import { give, orderedPurchase, tally } from './goods.ts';
import { approve, deposit, done, makeSupplier, payment, payOrder, TODAY, unique } from './main-job.ts';
import { forPurchase, pay, type Business } from './money.ts';
import { bought, journey, unbought, walk, wealthy } from './order-walk.ts';

const releaseExpiredHolds = (server: TestServer) =>
  releaseExpiredHoldsTask(
    backgroundWrites(internalEnvironment, { database: server.app.database, reactions: eventHandlers }),
  ).run({ db: server.app.database.db, payload: {}, log: () => {} });

/** Parcels of the customer. */
export async function walkShipment({ crew }: Business): Promise<void> {
  const customer = await wealthy(crew);
  const codes = [unique(), unique()];
  let order: any;
  const id = () => order.id;
  const comeIn = async (tracking_code: string) => {
    const inbound = { tracking_code, quantity: 1, arrival_date: TODAY };
    const sfa = await done(crew.warehouse('POST', 'sfas', inbound), 201);
    await done(crew.warehouse('POST', 'sfa-receipts', { sfa_id: sfa.id, packages: 1, items: [] }), 201);
  };
  await walk(crew, id, [
    [
      'it is written',
      async () => {
        const trackings = codes.map((code) => ({ code }));
        const body = { customer_id: customer, trackings, shipment_method_id: 'sea', service_fee: '20000' };
        order = await done(crew.sale('POST', 'order/shipments', body), 201);
      },
      ...(['NotYetApprove', 'approve', 'approval'] as const),
    ],
    [
      'it is approved',
      () => approve(crew, id()),
      ...(['CompletedApprove', 'receive_jp', 'parcels_to_receive', 'boxes_to_own'] as const),
    ],
    [
      'one parcel comes in',
      () => comeIn(codes[0]!),
      ...(['CompletedApprove', 'receive_jp', 'parcels_to_receive', 'boxes_to_own'] as const),
    ],
    [
      'the other too',
      () => comeIn(codes[1]!),
      ...(['CompletedApprove', 'receive_jp', 'boxes_to_own'] as const),
    ],
  ]);
  await walk(crew, id, journey(crew, { id: id(), customer }));
}

/** Payees that are paid for the customer. */
export async function walkPayment({ crew }: Business): Promise<void> {
  const customer = await wealthy(crew);
  let order: any;
  const id = () => order.id;
  const payPayee = async (index: number) => {
    const { payees } = await done(crew.accounting('GET', `orders/${id()}`));
    const { supplier_id, amount, purchase_id } = payees[index];
    await done(pay(crew, 'payment_supplier', supplier_id, { amount, fund_id: 2 }), 201);
    const receipts = forPurchase({ purchase: { id: purchase_id } });
    await done(pay(crew, 'payment_purchase', supplier_id, { amount, ...receipts }), 201);
  };
  await walk(crew, id, [
    [
      'it is written',
      async () => {
        const payees = [
          { supplier_id: await makeSupplier(crew), amount: '3000' },
          { supplier_id: await makeSupplier(crew), amount: '4000' },
        ];
        const body = { customer_id: customer, payees, service_fee: '70000' };
        order = await done(crew.sale('POST', 'order/payments', body), 201);
      },
      ...(['NotYetApprove', 'approve', 'approval'] as const),
    ],
    [
      'it is approved',
      () => approve(crew, id()),
      ...(['CompletedApprove', 'purchase_cost', 'purchase_cost_unsolved'] as const),
    ],
    ['the customer pays', () => payOrder(crew, customer, id(), '7000'), ...unbought, 'payees_to_pay'],
    ['one payee is paid', () => payPayee(0), ...unbought, 'payees_to_pay'],
    ['the other too', () => payPayee(1), ...(['CompletedPurchases', 'service', 'service_unsolved'] as const)],
    [
      'the fee is paid',
      () =>
        done(crew.accounting('POST', ...payment('service', customer, '70000', { type: 'order', id: id() }))),
      ...(['CompletedFinish', undefined] as const),
    ],
    [
      'the customer is promised compensation',
      () => done(oweForOrder(crew, order, { amount: '5000' }), 201),
      ...(['CompletedServicePayment', 'finish', 'compensation_unsolved'] as const),
    ],
    [
      'and gets it',
      () => done(compensate(crew, { customer, order, amount: '5000' }), 201),
      ...(['CompletedFinish', undefined] as const),
    ],
  ]);
}

/** A lot that is won, and one that is given up. */
export async function walkAuction({ server, crew }: Business): Promise<void> {
  const customer = await wealthy(crew);
  let [order, purchase]: any[] = [];
  const id = () => order.id;
  const act = (step: string, body: object = {}) =>
    done(crew.sale('PUT', `order/auctions/${id()}/${step}`, body));
  const lot = { title: 'ライカ M3', max_bid: '5000', fee: '300', domestic_shipping: '700' };
  const write = async () => {
    const ends_at = new Date(Date.now() + 3_600_000).toISOString();
    const body = { customer_id: customer, lot: { auction_id: unique(), ends_at, ...lot } };
    order = await done(crew.sale('POST', 'order/auctions', body), 201);
  };
  await walk(crew, id, [
    ['it is written', write, ...(['NotYetApprove', 'approve', 'approval'] as const)],
    [
      'sales bid: the maximum is held in the wallet',
      () => approve(crew, id()),
      ...(['CompletedPurchaseCostPayment', 'purchases', 'lot_to_win'] as const),
    ],
    [
      'somebody outbids us',
      () => act('outbid'),
      ...(['CompletedPurchaseCostPayment', 'purchases', 'lot_to_win'] as const),
    ],
    [
      'sales raise the bid, and win',
      async () => {
        await act('bid', { max_bid: '6000' });
        await act('won', { price: '5500' });
        order = await done(crew.sale('GET', `orders/${id()}`));
      },
      ...([...unbought, 'goods_to_buy'] as const),
    ],
    [
      'it is bought',
      async () => void (purchase = await orderedPurchase(crew, order)),
      ...([...bought, 'goods_to_receive'] as const),
    ],
    [
      'and tallied',
      () => done(tally(crew, purchase.items[0].id, '1'), 201),
      ...([...bought, 'goods_to_allocate'] as const),
    ],
    [
      'and allocated',
      () => done(give(crew, purchase.items[0].id, order.items[0].id, '1'), 201),
      ...(['CompletedReceiveJp', 'service', 'boxes_to_own'] as const),
    ],
  ]);
  await walk(crew, id, [
    ['another is written', write, ...(['NotYetApprove', 'approve', 'approval'] as const)],
    [
      'its bid is no longer held',
      async () => {
        await approve(crew, id());
        await server.query(
          `update wallet_holds set expires_at = now() - interval '1 day' where order_id = $1`,
          [id()],
        );
        await releaseExpiredHolds(server);
      },
      ...(['CompletedApprove', 'purchase_cost', 'money_to_hold'] as const),
    ],
    [
      'it is won and cannot be paid',
      async () => {
        const { data } = await done(
          crew.accounting('GET', `wallet/users?filter[walletable_id]=${customer}&filter[currency_id]=JPY`),
        );
        const all = { amount: data[0].balance, fund_id: 2 };
        await done(pay(crew, 'withdrawal', customer, all), 201);
        await act('won', { price: '5000' });
      },
      ...(['CompletedApprove', 'purchase_cost', 'purchase_cost_unsolved'] as const),
    ],
    [
      'sales cancel it for a fee',
      () => done(crew.sale('PUT', `orders/${id()}/cancel`, { confirm: true, reason: 'Đổi ý' })),
      ...(['CompletedCancel', 'finish', 'cancel_fee_unsolved'] as const),
    ],
    [
      'the fee is paid',
      async () => {
        await deposit(crew, customer, '2500', 'JPY');
        await payOrder(crew, customer, id(), '2500');
      },
      ...(['CompletedCancel', undefined] as const),
    ],
  ]);
}
