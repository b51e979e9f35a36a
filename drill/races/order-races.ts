// Races over orders: their lines, purchases, distributions and boxes.
import {
  approve,
  buy,
  makeCustomer,
  makeOrder,
  makeProduct,
  paidOrder,
  TODAY,
  unique,
} from '../../server/seed/demo/steps.ts';
import type { Answer, Business, Race } from './race.ts';

const cancel = ({ ask }: Business, id: string): Promise<Answer> =>
  ask('sale', 'PUT', `orders/${id}/cancel`, { confirm: true });
const reopen = ({ ask }: Business, id: string): Promise<Answer> => ask('sale', 'PUT', `orders/${id}/reopen`);

/** A box of one piece, packed `duplicate` times, loose in Japan and free. */
const packed = ({ crew }: Business, product_id: string, duplicate: number): Promise<any> =>
  crew.warehouse('POST', 'boxes', {
    length: '40',
    width: '30',
    height: '30',
    weight: '5',
    duplicate,
    products: [{ product_id, quantity: '1' }],
    packed: true,
  });

/** A paid order of many pieces, purchased and tallied in Japan. */
async function tallied(business: Business): Promise<{ order: any; item: any; line: any }> {
  const { crew } = business;
  const { order } = await paidOrder(crew, 40);
  const { purchase, tracking } = await buy(crew, order);
  const sfa = await crew.warehouse('POST', 'sfas', {
    tracking_code: tracking,
    quantity: 1,
    arrival_date: TODAY,
  });
  const [item] = purchase.items;
  await crew.warehouse('POST', 'sfa-receipts', {
    sfa_id: sfa.id,
    packages: 1,
    items: [{ purchase_item_id: item.id, quantity: item.quantity }],
  });
  return { order, item, line: order.items[0] };
}

const lineAgainstLine: Race = async ({ crew, ask }) => {
  const { id: customer } = await makeCustomer(crew);
  const product_id = await makeProduct(crew);
  const line = { product_id, price: '1000', quantity: '50' };
  const { id } = await makeOrder(crew, customer, [line, line, line]);
  const { items } = await approve(crew, id);
  return [
    ...items.map(
      (item: any) => (turn: number) =>
        ask('sale', 'PUT', `order/items/${item.id}`, {
          price: String(1000 + turn),
          cancelled_quantity: String(turn),
        }),
    ),
    (turn: number) => ask('sale', 'PUT', `orders/${id}`, { service_fee: String(1000 * turn) }),
  ];
};

const cancelAgainstLine: Race = async (business) => {
  const { crew, ask } = business;
  const { order } = await paidOrder(crew, 40);
  return [
    () => cancel(business, order.id),
    (turn) => ask('sale', 'PUT', `order/items/${order.items[0].id}`, { quantity: String(41 + turn) }),
    () => reopen(business, order.id),
    (turn) => ask('sale', 'PUT', `orders/${order.id}`, { service_fee: String(1000 * turn) }),
  ];
};

const cancelAgainstAssign: Race = async (business) => {
  const { order, product } = await paidOrder(business.crew, 40);
  const first = await packed(business, product, 20);
  const second = await packed(business, product, 20);
  const assign = (box: any) => () =>
    business.ask('warehouse', 'POST', 'owning-boxes', { box_id: box.id, order_id: order.id, quantity: 1 });
  return [assign(second), assign(first), () => cancel(business, order.id), assign(first)];
};

const cancelAgainstDistribute: Race = async (business) => {
  const { order, item, line } = await tallied(business);
  const give = () =>
    business.ask('purchase', 'POST', 'order-distributions', {
      purchase_item_id: item.id,
      order_item_id: line.id,
      quantity: '1',
    });
  return [give, () => cancel(business, order.id), give, () => reopen(business, order.id)];
};

const cancelAgainstBuy: Race = async (business) => {
  const { crew, ask } = business;
  const { order } = await paidOrder(crew, 40);
  const { order: other } = await paidOrder(crew, 40);
  const [line, otherLine] = [order.items[0], other.items[0]];
  const supplier_id = (await crew.purchase('POST', 'suppliers', { name: `Amazon ${unique()}` })).id;
  const purchase = (...lines: any[]) => ({
    supplier_id,
    currency_id: 'JPY',
    items: lines.map(({ id, product_id }) => ({
      product_id,
      price: '900',
      quantity: '1',
      order_items: [{ order_item_id: id, quantity: '1' }],
    })),
  });
  const made = await crew.purchase('POST', 'purchases', purchase(otherLine, line));
  return [
    () => ask('purchase', 'POST', 'purchases', purchase(line, otherLine)),
    () => cancel(business, order.id),
    () => ask('purchase', 'POST', 'purchases', purchase(otherLine, line)),
    () => ask('purchase', 'PUT', `purchases/${made.id}/cancel`),
  ];
};

const attachAgainstReceive: Race = async ({ crew, ask }) => {
  const { order } = await paidOrder(crew, 40);
  const { purchase, tracking } = await buy(crew, order);
  const sfa = await crew.warehouse('POST', 'sfas', {
    tracking_code: tracking,
    quantity: 40,
    arrival_date: TODAY,
  });
  const at = `purchases/${purchase.id}`;
  return [
    () => ask('purchase', 'PUT', `${at}/attach-tracking`, { tracking_id: sfa.tracking_id }),
    () =>
      ask('warehouse', 'POST', 'sfa-receipts', {
        sfa_id: sfa.id,
        packages: 1,
        items: [{ purchase_item_id: purchase.items[0].id, quantity: '1' }],
      }),
    (turn) => ask('warehouse', 'PUT', `sfas/${sfa.id}`, { shipping_fee: String(100 * turn) }),
    (turn) => ask('purchase', 'PUT', at, { additional_cost: String(100 * turn) }),
    () => ask('purchase', 'PUT', `${at}/detach-tracking`, { tracking_id: sfa.tracking_id }),
  ];
};

export const orderRaces: Readonly<Record<string, Race>> = {
  'a line is changed while another one is': lineAgainstLine,
  'an order is cancelled while its line is changed': cancelAgainstLine,
  'an order is cancelled while it gets boxes': cancelAgainstAssign,
  'an order is cancelled while it gets goods': cancelAgainstDistribute,
  'an order is cancelled while goods are bought for it': cancelAgainstBuy,
  'a parcel is attached while it is tallied': attachAgainstReceive,
};
