import { beforeEach, describe, expect, test } from 'vitest';
import {
  approve,
  buy,
  deposit,
  done,
  makeCustomer,
  unique,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { balanceOf, forOrder, pay } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { backgroundWrites } from '../../kernel/jobs/background-write.ts';
import { internalEnvironment } from '../../kernel/internal-client.ts';
import { eventHandlers } from '../../event-handlers.ts';
import { releaseExpiredHoldsTask } from '../../accounting/wallet-hold/release-expired-holds.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
let order: any;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const make = (lot: object = {}, caller = crew.sale) =>
  caller('POST', 'order/auctions', {
    customer_id: customer,
    lot: {
      ...{ auction_id: unique(), title: 'ライカ M3', ends_at: inMinutes(60), max_bid: '5000' },
      ...{ fee: '300', domestic_shipping: '700', ...lot },
    },
  });
const act = (step: string, body: object = {}, caller = crew.sale) =>
  caller('PUT', `order/auctions/${order.id}/${step}`, body);
const read = async () => done(crew.sale('GET', `order/auctions/${order.id}`));
const wallet = async () =>
  (
    await done(
      crew.accounting('GET', `wallet/users?filter[walletable_id]=${customer}&filter[currency_id]=JPY`),
    )
  ).data[0];
const logs = async () =>
  (await done(crew.sale('GET', `order/auction-logs?filter[order_id]=${order.id}&sort=id`))).data.map(
    ({ action, price, current_price }: any) => [action, price, current_price],
  );
/** Sets the end of the lot, and with it the expiry of its hold, to this many minutes from now. */
const ends = (minutes: number) =>
  server.query(`update auction_lots set ends_at = now() + $2 * interval '1 minute' where order_id = $1`, [
    order.id,
    minutes,
  ]);
const expire = () =>
  server.query(`update wallet_holds set expires_at = now() - interval '1 minute' where order_id = $1`, [
    order.id,
  ]);
const releaseExpired = () =>
  releaseExpiredHoldsTask(
    backgroundWrites(internalEnvironment, { database: server.app.database, reactions: eventHandlers }),
  ).run({ ...{ db: server.app.database.db, payload: {}, log: () => {} } });

/** A customer with 10,000 JPY who bids up to 5,000 for a lot. */
beforeEach(async () => {
  customer = (await makeCustomer(crew)).id;
  await deposit(crew, customer, '10000', 'JPY');
  order = await done(make(), 201);
});
const bid = async () => {
  order = await approve(crew, order.id);
};

describe('an order for a lot', () => {
  test('has a number of its own kind and waits for approval', async () => {
    expect(order).toMatchObject({ type_id: 'auction', status_id: 'NotYetApprove', items: [] });
    expect(order.id).toMatch(/^OA/);
    expect(order.lot).toMatchObject({ state: 'waiting', max_bid: '5000', to_hold: '6000', held: '0' });
  });

  test('bids after approval: the maximum cost is placed on hold', async () => {
    await bid();
    expect(order.lot).toMatchObject({ state: 'bidding', held: '6000' });
    expect(order.status_id).toBe('CompletedPurchaseCostPayment');
    expect(await wallet()).toMatchObject({ balance: '10000', held: '6000', available: '4000' });
    expect(await logs()).toEqual([['bid', '5000', null]]);
  });

  test('is refused without required fields of the lot, by field', async () => {
    await refused(make({ max_bid: '0' }), 'invalid_fields', 'lot.max_bid');
    await refused(make({ max_bid: '10.5' }), 'invalid_fields', 'lot.max_bid');
    await refused(make({ ends_at: 'tomorrow' }), 'invalid_fields', 'lot.ends_at');
    await refused(make({}, server.with(undefined)), 'logged_out');
    await refused(make({}, crew.warehouse), 'forbidden');
  });

  test('is not approved while the wallet has too little, or when the lot ended', async () => {
    order = await done(make({ max_bid: '9001' }), 201);
    const { details } = await refused(
      crew.sale('PUT', `orders/${order.id}/approve`),
      'hold_beyond_available',
    );
    expect(details).toMatchObject({ needed: '10001', available: '10000' });
    expect((await read()).lot).toMatchObject({ state: 'waiting', held: '0' });
    order = await done(make({ ends_at: inMinutes(-1) }), 201);
    await refused(crew.sale('PUT', `orders/${order.id}/approve`), 'lot_ended');
  });

  test('is done nothing about before it is approved', async () => {
    await refused(act('bid', { max_bid: '6000' }), 'order_not_approved');
    await refused(act('won', { price: '1' }), 'order_not_approved');
    await refused(act('lost'), 'order_not_approved');
    await refused(act('outbid'), 'order_not_approved');
    await refused(act('hold'), 'order_not_approved');
  });
});

describe('raising a bid', () => {
  beforeEach(bid);

  test('raises the hold and cannot lower it', async () => {
    const { lot } = await done(act('bid', { max_bid: '7000', message: 'khách muốn thêm' }), 200);
    expect(lot).toMatchObject({ max_bid: '7000', held: '8000', state: 'bidding' });
    const { details } = await refused(act('bid', { max_bid: '7000' }), 'bid_lowered', 'max_bid');
    expect(details).toEqual({ current: '7000' });
    await refused(act('bid', { max_bid: '1' }), 'bid_lowered', 'max_bid');
    expect(await logs()).toEqual([
      ['bid', '5000', null],
      ['raise', '7000', null],
    ]);
  });

  test('never exceeds the available balance', async () => {
    await refused(act('bid', { max_bid: '9001' }), 'hold_beyond_available');
    expect((await read()).lot).toMatchObject({ max_bid: '5000', held: '6000' });
    await done(act('bid', { max_bid: '9000' }), 200);
    expect(await wallet()).toMatchObject({ held: '10000', available: '0' });
  });

  test('is confirmed in the last minutes, and not done after the end', async () => {
    await ends(14);
    await refused(act('bid', { max_bid: '6000' }), 'bid_needs_confirmation');
    await done(act('bid', { max_bid: '6000', confirm: true }), 200);
    await ends(-1);
    await refused(act('bid', { max_bid: '7000', confirm: true }), 'lot_ended');
  });

  test('follows other bids', async () => {
    const { lot } = await done(act('outbid', { current_bid: '5500' }), 200);
    expect(lot).toMatchObject({ state: 'outbid', current_bid: '5500', held: '6000' });
    await refused(act('outbid'), 'auction_is_outbid');
    expect((await done(act('bid', { max_bid: '6500' }), 200)).lot).toMatchObject({ state: 'bidding' });
  });

  test('needs its hold: an expired one is placed again first', async () => {
    await expire();
    await refused(act('bid', { max_bid: '6000' }), 'hold_expired');
    await releaseExpired();
    expect(await read()).toMatchObject({ status_id: 'CompletedApprove', lot: { held: '0' } });
    await refused(act('bid', { max_bid: '6000' }), 'hold_expired');
    expect((await done(act('hold'), 200)).lot).toMatchObject({ held: '6000' });
    expect((await done(act('hold'), 200)).status_id).toBe('CompletedPurchaseCostPayment');
    await done(act('bid', { max_bid: '6000' }), 200);
  });

  test('requires permission to update orders', async () => {
    for (const step of ['bid', 'hold', 'outbid', 'won', 'lost']) {
      await refused(act(step, { max_bid: '6000', price: '1' }, server.with(undefined)), 'logged_out');
      await refused(act(step, { max_bid: '6000', price: '1' }, crew.warehouse), 'forbidden');
    }
    const other = order;
    order = { id: 'OA0000000000' };
    for (const [step, body] of [
      ['bid', { max_bid: '6000' }],
      ['hold', {}],
      ['outbid', {}],
      ['won', { price: '1' }],
      ['lost', {}],
    ] as const)
      await refused(act(step, body), 'not_found');
    order = other;
  });
});

describe('a lot that is won', () => {
  beforeEach(bid);

  test('becomes a line with its price, paid from the hold; the rest is released', async () => {
    const won = await done(act('won', { price: '4200' }), 200);
    expect(won).toMatchObject({
      purchase_cost: '4200',
      purchase_cost_paid: '4200',
      purchase_cost_unsolved: '0',
      status_id: 'CompletedPurchaseCostPayment',
      lot: { state: 'won', won_price: '4200', held: '0' },
    });
    expect(won.items).toMatchObject([{ product_id: order.lot.auction_id, quantity: '1', price: '4200' }]);
    expect(await wallet()).toMatchObject({ balance: '5800', held: '0', available: '5800' });
    const { data } = await done(crew.accounting('GET', `wallet/holds?filter[order_id]=${order.id}`));
    expect(data).toMatchObject([{ state: 'taken' }]);
    const voucher = await done(crew.accounting('GET', `transactions/${data[0].transaction_id}`));
    expect(voucher).toMatchObject({ type_id: 'payment_order', amount: '4200' });
    await refused(act('won', { price: '1' }), 'auction_already_won');
    await refused(act('lost'), 'auction_already_won');
    await refused(act('bid', { max_bid: '9000' }), 'auction_is_over');
  });

  test('above the hold leaves the difference unpaid', async () => {
    const won = await done(act('won', { price: '6500' }), 200);
    expect(won).toMatchObject({ purchase_cost_paid: '6000', purchase_cost_unsolved: '500' });
    expect(won.status_id).toBe('CompletedApprove');
    await done(
      pay(crew, 'payment_order', customer, { ...forOrder({ customer, order }), amount: '500' }),
      201,
    );
    expect((await read()).status_id).toBe('CompletedPurchaseCostPayment');
  });

  test('after the hold expired is fully unpaid', async () => {
    await expire();
    await releaseExpired();
    const won = await done(act('won', { price: '4000' }), 200);
    expect(won).toMatchObject({ purchase_cost_paid: '0', purchase_cost_unsolved: '4000' });
  });

  test('is bought as other goods are', async () => {
    const won = await done(act('won', { price: '4200' }), 200);
    const { data } = await done(crew.purchase('GET', 'list-to-buy?per_page=100'));
    expect(data.map(({ product_id }: any) => product_id)).toContain(order.lot.auction_id);
    await buy(crew, won);
    expect((await read()).status_id).toBe('CompletedPurchases');
  });

  test('refunds on cancellation of the order less the cancel fee', async () => {
    await done(act('won', { price: '4200' }), 200);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true, reason: 'đổi ý' }), 200);
    expect((await read()).lot).toMatchObject({ state: 'cancelled', won_price: '4200' });
    expect(await wallet()).toMatchObject({ balance: '7500', held: '0' });
    await done(crew.sale('PUT', `orders/${order.id}/reopen`), 200);
    expect((await read()).lot).toMatchObject({ state: 'won' });
  });
});

describe('a lot that is lost or withdrawn', () => {
  beforeEach(bid);

  test('frees its money and cancels the order with the reason', async () => {
    const lost = await done(act('lost', { current_bid: '9900', message: 'bị vượt giá phút cuối' }), 200);
    expect(lost).toMatchObject({
      status_id: 'CompletedCancel',
      cancel_reason: 'bị vượt giá phút cuối',
      lot: { state: 'lost', current_bid: '9900', held: '0' },
    });
    expect(await wallet()).toMatchObject({ balance: '10000', held: '0' });
    expect(await logs()).toEqual([
      ['bid', '5000', null],
      ['lost', '5000', '9900'],
    ]);
    await refused(act('bid', { max_bid: '6000' }), 'order_is_cancelled');
  });

  test('releases its hold on cancellation of the order, also after a refund', async () => {
    await deposit(crew, customer, '90000', 'VND');
    await done(crew.sale('PUT', `orders/${order.id}`, { service_fee: '50000' }), 200);
    const voucher = { ...forOrder({ customer, order }), amount: '50000', currency_id: 'VND' };
    await done(pay(crew, 'payment_service', customer, voucher), 201);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    expect((await read()).lot).toMatchObject({ state: 'cancelled', held: '0' });
    expect(await wallet()).toMatchObject({ held: '0' });
    expect(await balanceOf(server, 'WALLET', customer, 'VND')).toBe('90000');
    await done(crew.sale('PUT', `orders/${order.id}/reopen`), 200);
    expect(await read()).toMatchObject({ status_id: 'CompletedApprove', lot: { state: 'bidding' } });
    expect((await done(act('hold'), 200)).lot).toMatchObject({ held: '6000' });
  });
});

describe('the log of auctions', () => {
  test('logs the current price of a lot without changing it', async () => {
    await bid();
    const noted = await done(
      crew.sale('POST', 'order/auction-logs', {
        order_id: order.id,
        current_price: '3100',
        message: 'còn rẻ',
      }),
      201,
    );
    expect(noted).toMatchObject({ action: 'watch', current_price: '3100', message: 'còn rẻ' });
    expect((await read()).lot).toMatchObject({ current_bid: '3100', state: 'bidding' });
    expect(await done(crew.sale('GET', `order/auction-logs/${noted.id}`))).toEqual(noted);
    const changed = await crew.sale('PUT', `order/auction-logs/${noted.id}`, { message: 'x' });
    expect([changed.status, (await crew.sale('DELETE', `order/auction-logs/${noted.id}`)).status]).toEqual([
      405, 405,
    ]);
    await refused(crew.sale('POST', 'order/auction-logs', { order_id: 'OA1' }), 'not_found');
    await refused(crew.warehouse('POST', 'order/auction-logs', { order_id: order.id }), 'forbidden');
    await refused(server.with(undefined)('GET', 'order/auction-logs'), 'logged_out');
    await refused(crew.sale('GET', 'order/auction-logs/999999'), 'not_found');
  });

  test('shows customers their own', async () => {
    await bid();
    expect((await done(crew.customer('GET', 'order/auction-logs'))).total).toBe(0);
  });
});

describe('concurrently', () => {
  test('raise, win and lose one lot: one end, and the books are in order', async () => {
    await bid();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        [
          () => act('bid', { max_bid: String(5100 + turn) }),
          () => act('won', { price: String(4000 + turn) }),
          () => act('lost'),
          () => pay(crew, 'payment_order', customer, { ...forOrder({ customer, order }), amount: '10' }),
        ][turn % 4]!(),
      ),
    );
    const ended = replies.filter(({ status }, turn) => status === 200 && (turn % 4 === 1 || turn % 4 === 2));
    expect(ended).toHaveLength(1);
    expect(replies.every(({ status }) => status < 500)).toBe(true);
    expect(await wallet()).toMatchObject({ held: '0' });
    await expectBooksInOrder(server);
  });
});
