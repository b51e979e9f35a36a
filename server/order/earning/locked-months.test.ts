import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import {
  createOrderItem,
  correctOrderItemPrice,
} from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { updateOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { containerCost } from '@hakobu/contract/warehouse/container-cost/container-cost.endpoints.ts';
import { correctShippingFee, sfa as sfaResource } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { arrivedOrder, handOver, worthOf } from '../../../tests/main-job/books.ts';
import { orderedPurchase } from '../../../tests/main-job/goods.ts';
import {
  done,
  makeProduct,
  makeSupplier,
  paidOrder,
  TODAY,
  unique,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { balanceOf } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** The last day of the previous month, and that month as `YYYY-MM`. */
const LAST = new Date(Date.parse(`${TODAY.slice(0, 7)}-01`) - 86_400_000);
const day = (date: Date) => date.toISOString().slice(0, 10);
const LAST_MONTH = day(LAST).slice(0, 7);

/** Counts every row that a refused tally could have left behind. */
const traces = () =>
  server.query(
    `select (select count(*) from sfa_receipts) as tallies, (select sum(received_quantity) from purchase_items) as came,
      (select count(*) from transactions) as vouchers, (select count(*) from recognitions) as recognised,
      (select count(*) from goods_values) as goods, (select count(*) from ledger_postings) as postings`,
  );

/** Amounts by line of a month's income statement. */
const income = async (month: string) =>
  (
    await done(
      crew.accounting(
        'GET',
        `statistics/account/income-statement?filter_between[voucher_date]=${month}-01,${day(LAST)}`,
      ),
    )
  ).data;
/** Dates of an order's vouchers of one kind. */
const daysOf = async (kind: string, order: string) =>
  (
    await server.query(
      `select t.voucher_date::text as day from transactions t join receipts r on r.transaction_id = t.id
        where t.type_id = $1 and r.receiptable_id = $2 order by t.id`,
      [kind, order],
    )
  ).map((row) => row.day);
const parcel = () =>
  crew.warehouse('POST', 'sfas', { tracking_code: `T${unique()}`, quantity: 1, arrival_date: TODAY });
const tallyOf = (sfa_id: number, purchase_item_id: number) =>
  crew.warehouse('POST', 'sfa-receipts', {
    ...{ sfa_id, packages: 1, items: [{ purchase_item_id, quantity: '1' }] },
  });

/**
 * Locks the current month in the database, because the API locks only months that are over. A business in a
 * time zone ahead of the server may have locked it already.
 */
const lockToday = () =>
  server.query(
    `insert into locked_periods (organization_id, month) values (1, date_trunc('month', $1::date))`,
    [TODAY],
  );
const openToday = () => server.query(`delete from locked_periods where month > $1`, [day(LAST)]);

describe('a tally that cannot be booked', () => {
  test('is refused without effect in a locked month, and accepted after unlocking', async () => {
    const { order } = await paidOrder(crew);
    const { items } = await orderedPurchase(crew, order);
    const { id } = await done(parcel(), 201);
    const before = await traces();
    await lockToday();
    await refused(tallyOf(id, items[0].id), 'period_locked');
    expect(await traces()).toEqual(before);
    await openToday();
    await done(tallyOf(id, items[0].id), 201);
    await expectBooksInOrder(server);
  });

  test('in a currency that has no rate is refused by name, and leaves nothing', async () => {
    const product_id = await makeProduct(crew);
    const items = [{ product_id, price: '10', quantity: '1' }];
    const body = { supplier_id: await makeSupplier(crew), currency_id: 'USD', items };
    const bought = await done(crew.purchase('POST', 'purchases', body), 201);
    await done(crew.purchase('PUT', `purchases/${bought.id}/approve`), 200);
    await done(crew.purchase('PUT', `purchases/${bought.id}/order`), 200);
    const { id } = await done(parcel(), 201);
    const before = await traces();
    await refused(tallyOf(id, bought.items[0].id), 'price_not_found');
    expect(await traces()).toEqual(before);
  });
});

describe('revenue of a month that was locked later', () => {
  afterEach(() => vi.useRealTimers());

  test('stays there: a returned delivery is posted today', async () => {
    const sent = await arrivedOrder(crew);
    const { order, customer } = sent;
    vi.useFakeTimers({ toFake: ['Date'], now: LAST });
    const id = await handOver(crew, sent, 3);
    vi.useRealTimers();
    await done(
      crew.accounting('POST', 'statistics/account/lock-month', { month: LAST_MONTH, reason: 'Đã nộp' }),
      201,
    );
    const earned = [await worthOf(server, 'REV_GOODS'), await worthOf(server, 'COST')];
    expect(earned).not.toContain('0');
    const before = await income(LAST_MONTH);
    await done(crew.warehouse('PUT', `goods-deliveries/${id}`, { status_id: 'cancelled' }), 200);
    expect([await worthOf(server, 'REV_GOODS'), await worthOf(server, 'COST')]).toEqual(['0', '0']);
    expect(await balanceOf(server, 'CLEAR', customer)).toBe('3300');
    expect(await income(LAST_MONTH)).toEqual(before);
    expect(await daysOf('revenue', order.id)).toEqual([day(LAST), day(LAST), TODAY, TODAY]);
    await handOver(crew, sent, 3);
    expect([await worthOf(server, 'REV_GOODS'), await worthOf(server, 'COST')]).toEqual(earned);
    await expectBooksInOrder(server);
  });
});

test('writes with postings are refused in a locked month, and state the reason', async () => {
  const sent = await arrivedOrder(crew);
  const { order, container, sfa, purchase } = sent;
  await handOver(crew, sent, 3);
  const cost = { kind: 'freight', currency_id: 'VND', amount: '1000' };
  const costBody = { container_id: container.id, supplier_id: purchase.supplier_id, ...cost };
  const { id: cost_id } = await done(crew.accounting('POST', 'container-costs', costBody), 201);
  const product_id = await makeProduct(crew);
  const line = { order_id: order.id, product_id, price: '10', quantity: '1' };
  const calls: [Endpoint, keyof typeof crew, id: string | number, body: object][] = [
    [updateOrder, 'sale', order.id, { service_fee: '70000' }],
    [createOrderItem, 'sale', '', line],
    [correctOrderItemPrice, 'admin', order.items[0].id, { price: '1200', reason: 'x' }],
    [sfaResource.update, 'warehouse', sfa.id, { shipping_fee: '700' }],
    [correctShippingFee, 'accounting', sfa.id, { shipping_fee: '800', reason: 'x' }],
    [containerCost.create, 'accounting', '', costBody],
    [containerCost.update, 'accounting', cost_id, { amount: '2000' }],
    [containerCost.delete, 'accounting', cost_id, {}],
  ];
  await lockToday();
  const before = await traces();
  for (const [{ method, path, errors }, role, id, body] of calls) {
    await refused(crew[role](method, path.replace('{id}', String(id)), body), 'period_locked');
    expect(errors, path).toEqual(expect.arrayContaining(['period_locked', 'price_not_found']));
  }
  expect(await traces()).toEqual(before);
  await openToday();
  for (const [{ method, path }, role, id, body] of calls)
    await done(crew[role](method, path.replace('{id}', String(id)), body));
  await expectBooksInOrder(server);
});
