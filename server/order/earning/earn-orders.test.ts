import { beforeEach, describe, expect, test } from 'vitest';
import {
  arrivedOrder,
  factsOf,
  handOver,
  openClearing,
  packedOrder,
  sendOrder,
  worthOf,
} from '../../../tests/main-job/books.ts';
import {
  approve,
  buy,
  deposit,
  done,
  makeCustomer,
  makeSupplier,
  pack,
  payment,
  payOrder,
  receive,
  TODAY,
  unique,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { balanceOf } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const vnd = (facts: { posts: string[][] }[]) => facts.map(({ posts }) => posts.map((row) => row[4]));

describe('an order that is handed over in parts', () => {
  test('is recognized with its cost by delivery, the last one with the remainder', async () => {
    const sent = await arrivedOrder(crew);
    const { order, ladingBill } = sent;
    for (const _ of [1, 2, 3]) await handOver(crew, sent, 1);
    expect(vnd(await factsOf(server, 'goods_sold', 'order', order.id))).toEqual([
      ['217233'],
      ['217234'],
      ['217233'],
    ]);
    expect(await balanceOf(server, 'CLEAR', sent.customer)).toBe('0');
    expect(await balanceOf(server, 'CLEAR', sent.customer, 'VND')).toBe(
      `-${50000 + Number(ladingBill.freight_charge)}`,
    );
    expect(await worthOf(server, 'GOODS')).toBe('0');
    await expectBooksInOrder(server);
  });

  test('is reversed when a delivery is returned', async () => {
    const sent = await arrivedOrder(crew);
    const before = [await worthOf(server, 'COST'), await worthOf(server, 'REV_GOODS')];
    const id = await handOver(crew, sent, 3);
    expect(await worthOf(server, 'COST')).not.toBe(before[0]);
    await done(crew.warehouse('PUT', `goods-deliveries/${id}`, { status_id: 'cancelled' }), 200);
    expect([await worthOf(server, 'COST'), await worthOf(server, 'REV_GOODS')]).toEqual(before);
    expect(await balanceOf(server, 'CLEAR', sent.customer)).toBe('3300');
    await handOver(crew, sent, 3);
    expect(await balanceOf(server, 'CLEAR', sent.customer)).toBe('0');
    await expectBooksInOrder(server);
  });
});

test('a fee that changes afterwards posts the difference', async () => {
  const sent = await arrivedOrder(crew);
  const { order } = sent;
  await handOver(crew, sent, 3);
  await done(crew.sale('PUT', `orders/${order.id}`, { service_fee: '80000' }), 200);
  await done(crew.sale('PUT', `orders/${order.id}`, { service_fee: '60000' }), 200);
  const posts = (await factsOf(server, 'revenue', 'order', order.id)).map((one) => one.posts);
  expect(posts.slice(2)).toEqual([
    [['131-C', '5113', '30000', '30000', '30000']],
    [['5113', '131-C', '20000', '20000', '20000']],
  ]);
  await expectBooksInOrder(server);
});

test('VAT is included in the price, by order type and currency', async () => {
  await server.query(
    `insert into sales_vat_rates (organization_id, type_id, currency_id, percent)
      values (1, 'retail', 'VND', 10), (1, 'retail', 'JPY', 8)`,
  );
  const { order } = await sendOrder(crew, await packedOrder(crew));
  await server.query('delete from sales_vat_rates');
  const [goods, services] = (await factsOf(server, 'revenue', 'order', order.id)).map((one) => one.posts);
  expect(goods).toEqual([
    ['131-C', '5111', '3056', '524028', '524028'],
    ['131-C', '33311', '244', '41922', '41922'],
  ]);
  expect(services!.slice(0, 2)).toEqual([
    ['131-C', '5113', '45455', '45455', '45455'],
    ['131-C', '33311', '4545', '4545', '4545'],
  ]);
  await expectBooksInOrder(server);
});

test('goods of before are earned when they are handed over, and cost nothing here', async () => {
  const goods = await worthOf(server, 'GOODS');
  const cost = await worthOf(server, 'COST');
  const packed = await packedOrder(crew, 3, ({ id }) =>
    server.query('update purchases set is_in_books = false where id = $1', [id]),
  );
  const { order } = await sendOrder(crew, packed);
  expect((await factsOf(server, 'revenue', 'order', order.id)).length).toBe(2);
  expect([await worthOf(server, 'GOODS'), await worthOf(server, 'COST')]).toEqual([goods, cost]);
  await expectBooksInOrder(server);
});

describe('goods bought in the name of customers', () => {
  let customer: number;
  beforeEach(async () => {
    customer = (await makeCustomer(crew)).id;
    await deposit(crew, customer, '100000', 'JPY');
    await deposit(crew, customer, '1000000', 'VND');
  });

  async function paymentOrder(): Promise<any> {
    const supplier_id = await makeSupplier(crew);
    const payees = [{ supplier_id, amount: '3000' }];
    const { id } = await done(
      crew.sale('POST', 'order/payments', { customer_id: customer, payees, service_fee: '70000' }),
      201,
    );
    await approve(crew, id);
    return { supplier_id, ...(await done(crew.sale('GET', `orders/${id}`))) };
  }

  test('a payment order is passed on to its payee, and its fee alone is revenue', async () => {
    const { id, supplier_id, payees } = await paymentOrder();
    expect(await factsOf(server, 'goods_received', 'purchase', payees[0].purchase_id)).toMatchObject([
      { posts: [['131-C', '331-P', '3000', '3000', '514500']] },
    ]);
    expect(await factsOf(server, 'revenue', 'order', id)).toMatchObject([
      { posts: [['131-C', '5113', '70000', '70000', '70000']] },
    ]);
    await payOrder(crew, customer, id, '3000');
    await done(crew.accounting('POST', ...payment('service', customer, '70000', { type: 'order', id })), 201);
    const paid = {
      ...{ transactionable_type: 'supplier', transactionable_id: supplier_id, amount: '3000' },
      ...{ currency_id: 'JPY', voucher_date: TODAY },
    };
    await done(crew.accounting('POST', 'payment-supplier', { ...paid, fund_id: 2 }), 201);
    const receipts = [{ receiptable_type: 'purchase', receiptable_id: String(payees[0].purchase_id) }];
    await done(crew.accounting('POST', 'payment-purchase', { ...paid, receipts }), 201);
    const mine = (rows: any[]) => rows.filter(({ party_id }) => [customer, supplier_id].includes(party_id));
    expect(mine(await openClearing(server))).toEqual([]);
    await expectBooksInOrder(server);
  });

  test('cancelled, it is passed on no more', async () => {
    const { id, supplier_id } = await paymentOrder();
    await payOrder(crew, customer, id, '3000');
    await done(crew.admin('PUT', `orders/${id}/cancel`, { confirm: true }));
    expect(await balanceOf(server, 'SUPP', supplier_id)).toBe('0');
    expect(await balanceOf(server, 'CLEAR', customer)).toBe('0');
    expect(await balanceOf(server, 'CLEAR', customer, 'VND')).toBe('0');
    await expectBooksInOrder(server);
  });

  test('an auction order is passed on at the tally, and its remainder earned on delivery', async () => {
    const ends_at = new Date(Date.now() + 3_600_000).toISOString();
    const lot = { auction_id: unique(), title: 'ライカ M3', ends_at, max_bid: '5000' };
    const made = await done(
      crew.sale('POST', 'order/auctions', { customer_id: customer, lot, service_fee: '70000' }),
      201,
    );
    await approve(crew, made.id);
    const order = await done(crew.sale('PUT', `order/auctions/${made.id}/won`, { price: '4200' }), 200);
    const bought = await boughtFor(order, '4000');
    const { sfa } = await receive(crew, bought);
    const { purchase, supplier } = bought;
    expect(await factsOf(server, 'goods_received', 'purchase', purchase.id)).toMatchObject([
      { posts: [['131-C', '331-P', '4000', '4000', expect.any(String)]] },
    ]);
    expect(await factsOf(server, 'revenue', 'order', order.id)).toEqual([]);
    expect(await balanceOf(server, 'CLEAR', customer)).toBe('200');
    const { box } = await pack(crew, sfa, order, 1, false);
    await handOver(crew, await arrivedOrder(crew, { customer, order, box }, 1), 1);
    const revenue = await factsOf(server, 'revenue', 'order', order.id);
    expect(revenue.map(({ posts }) => posts[0])).toEqual([
      ['131-C', '5113', '200', '34300', '34300'],
      ['131-C', '5113', '70000', '70000', '70000'],
    ]);
    expect(await balanceOf(server, 'CLEAR', customer)).toBe('0');
    // freight-in of the parcel is our cost, and not paid yet
    expect(await balanceOf(server, 'SUPP', supplier)).toBe('500');
    await expectBooksInOrder(server);
  });

  /** Buys the goods of an order at a price and pays the purchase. */
  const boughtFor = (order: any, price: string) =>
    buy(crew, { ...order, items: order.items.map((item: object) => ({ ...item, price })) });
});
