// Orders of every type: created, changed and cancelled.
import { unique } from '../../main-job/main-job.ts';
import type { Attempts } from './chance.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const goods =
  (type: string): Attempts[string] =>
  ({ crew, order, pick, have, amount, count }) =>
    crew.sale('POST', `order/${type}`, {
      customer_id: order().customer,
      shipment_method_id: 'sea',
      service_fee: `${amount()}0`,
      items: Array.from({ length: count() }, () => ({
        ...{ product_id: pick(have.products!), price: amount(), quantity: String(count()) },
        tax_percent: pick(['0', '8', '10']),
        is_price_with_tax: pick([true, false]),
      })),
    });

/** One for each order type. */
export const newOrders: Attempts = {
  retail: goods('retails'),
  wholesale: goods('wholesales'),
  shipment: ({ crew, order, count }) =>
    crew.sale('POST', 'order/shipments', {
      customer_id: order().customer,
      trackings: Array.from({ length: count() }, () => ({ code: unique() })),
    }),
  payment: ({ crew, order, pick, have, amount }) =>
    crew.sale('POST', 'order/payments', {
      customer_id: order().customer,
      service_fee: amount(),
      payees: [{ supplier_id: pick(have.suppliers!), amount: amount() }],
    }),
  auction: ({ crew, order, amount }) =>
    crew.sale('POST', 'order/auctions', {
      customer_id: order().customer,
      lot: { auction_id: unique(), title: 'Lô', max_bid: amount(), fee: '100', ends_at: inAnHour() },
    }),
};

export const orderAttempts: Attempts = {
  'approve an order': ({ crew, order }) => crew.sale('PUT', `orders/${order().id}/approve`),
  'approve another one': ({ crew, order }) => crew.sale('PUT', `orders/${order().id}/approve`),
  'cancel an order': ({ crew, order }) => crew.sale('PUT', `orders/${order().id}/cancel`, { confirm: true }),
  'reopen an order': ({ crew, order }) => crew.sale('PUT', `orders/${order().id}/reopen`),
  'delete an order': ({ crew, order }) => crew.admin('DELETE', `orders/${order().id}`),
  'change fees': ({ crew, order, amount }) =>
    crew.sale('PUT', `orders/${order().id}`, { service_fee: amount(), additional_cost: amount() }),
  'cut a line short': ({ crew, some, count }) =>
    crew.sale('PUT', `order/items/${some('items')}`, { cancelled_quantity: String(count() - 1) }),
  'change a line': ({ crew, some, amount, count }) =>
    crew.sale('PUT', `order/items/${some('items')}`, { price: amount(), quantity: String(count()) }),
  'ask for another product': ({ crew, some }) =>
    crew.sale('PUT', `order/items/${some('items')}`, { product_id: some('products') }),
  'add a line': ({ crew, order, some, amount, count }) =>
    crew.sale('POST', 'order/items', {
      ...{ order_id: order().id, product_id: some('products') },
      ...{ price: amount(), quantity: String(count()) },
    }),
  'take a line off': ({ crew, some }) => crew.sale('DELETE', `order/items/${some('items')}`),
  'say anew whom to pay': ({ crew, some, amount, count }) =>
    crew.sale('PUT', `order/payments/${some('payments')}/payees`, {
      payees: Array.from({ length: count() }, () => ({ supplier_id: some('suppliers'), amount: amount() })),
    }),
  'attach a parcel': ({ crew, some }) =>
    crew.sale('PUT', `order/shipments/${some('shipments')}/attach-tracking`, {
      tracking_id: some('trackings'),
    }),
  'detach a parcel': ({ crew, some }) =>
    crew.sale('PUT', `order/shipments/${some('shipments')}/detach-tracking`, {
      tracking_id: some('trackings'),
    }),
};
