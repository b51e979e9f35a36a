import { approve, payOrder, unique, type Crew } from './steps.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Auction lots with their stages. Their ends differ in days, so that some are urgent. */
const lots = [
  { title: 'ライカ M3 ダブルストローク', max_bid: '180000', hours: 5, bids: true, outbid: false },
  { title: 'セイコー プレザージュ 琺瑯', max_bid: '42000', hours: 50, bids: true, outbid: true },
  { title: '南部鉄器 急須', max_bid: '9000', hours: 80, bids: false, outbid: false },
];

/**
 * Creates orders of the other types: two wholesale orders, a shipment order, a payment order and auction
 * lots.
 */
export async function makeOtherOrders(
  crew: Crew,
  { customers, suppliers }: { customers: readonly number[]; suppliers: readonly number[] },
  products: readonly { id: string; price: string; tax_percent: string }[],
): Promise<void> {
  const customer = (index: number) => customers[index % customers.length]!;
  const bulk = (index: number, quantity: string) => ({
    customer_id: customer(index),
    shipment_method_id: 'sea',
    items: products
      .slice(index, index + 2)
      .map(({ id, price, tax_percent }) => ({ product_id: id, price, quantity, tax_percent })),
    service_fee: '500000',
  });
  const paid = await crew.sale('POST', 'order/wholesales', bulk(2, '240'));
  const { purchase_cost } = await approve(crew, paid.id);
  await payOrder(crew, paid.customer_id, paid.id, purchase_cost);
  await crew.sale('POST', 'order/wholesales', bulk(0, '120'));

  const parcels = await crew.sale('POST', 'order/shipments', {
    customer_id: customer(3),
    shipment_method_id: 'air',
    trackings: [{ code: `4907${unique()}` }, { code: `4908${unique()}` }, { note: 'Chưa có mã' }],
    sender_name: '山田 花子',
    sender_tel: '0312345678',
    sender_address: '東京都千代田区丸の内 1-9-1',
    service_fee: '150000',
  });
  await approve(crew, parcels.id);

  const payees = await crew.sale('POST', 'order/payments', {
    customer_id: customer(4),
    payees: [
      { supplier_id: suppliers[0], amount: '12000', note: '会費' },
      { supplier_id: suppliers[2], amount: '45000', due_date: inHours(72).slice(0, 10) },
    ],
    service_fee: '90000',
  });
  await approve(crew, payees.id);

  for (const { title, max_bid, hours, bids, outbid } of lots) {
    const { id } = await crew.sale('POST', 'order/auctions', {
      customer_id: customer(0),
      lot: {
        ...{ auction_id: `x${unique().toLowerCase()}`, title, max_bid },
        ...{ ends_at: inHours(hours), fee: '500', domestic_shipping: '1200' },
      },
      service_fee: '200000',
    });
    if (bids) await approve(crew, id);
    if (outbid) await crew.sale('PUT', `order/auctions/${id}/outbid`, { current_bid: '43000' });
  }
}
