// Goods from the supplier to delivery.
import { fixedFreight } from '../../main-job/boxes.ts';
import { unique } from '../../main-job/main-job.ts';
import type { Attempts } from './chance.ts';

export const buyingAttempts: Attempts = {
  'buy what orders wait for': ({ crew, some, amount, pick }) =>
    crew.purchase('POST', 'list-to-buy/purchases', {
      ordered: pick([true, false]),
      products: [{ product_id: some('products'), supplier_id: some('suppliers'), price: amount() }],
    }),
  'approve a purchase': ({ crew, some }) => crew.purchase('PUT', `purchases/${some('purchases')}/approve`),
  'cancel a purchase': ({ crew, some }) => crew.purchase('PUT', `purchases/${some('purchases')}/cancel`),
  'close a purchase line short': ({ crew, some, count }) =>
    crew.purchase('PUT', `purchase/items/${some('bought')}`, {
      short_closed_quantity: String(count() - 1),
      short_close_reason: 'hết hàng',
    }),
  'take in a parcel': ({ crew, some }) =>
    crew.warehouse('POST', 'sfa-receipts', { sfa_id: some('sfas'), packages: 1, items: [] }),
  distribute: ({ crew, some, count }) =>
    crew.purchase('POST', 'order-distributions', {
      purchase_item_id: some('bought'),
      order_item_id: some('items'),
      quantity: String(count()),
    }),
  'take a distribution back': ({ crew, some }) =>
    crew.purchase('DELETE', `order-distributions/${some('given')}`),
};

const sea = { shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 };

export const warehouseAttempts: Attempts = {
  pack: ({ crew, some, count }) =>
    crew.warehouse('POST', 'boxes', {
      ...{ length: '40', width: '30', height: '30', weight: '5' },
      duplicate: count(),
      sfa_id: some('sfas'),
      products: [{ product_id: some('products'), quantity: '1' }],
      packed: true,
    }),
  'make a pallet': ({ crew }) => crew.warehouse('POST', 'pallets', { type_id: 'EUR' }),
  'put on a pallet': ({ crew, some, count }) =>
    crew.warehouse('POST', 'pallet-boxes', {
      ...{ pallet_id: some('pallets'), box_id: some('boxes'), quantity: count() },
    }),
  assemble: ({ crew, some, order, count }) =>
    crew.warehouse('POST', 'owning-boxes', {
      ...{ box_id: some('boxes'), order_id: order().id, quantity: count() },
    }),
  'take out of an order': ({ crew, some }) =>
    crew.warehouse('POST', `functions/cancel-distributed/${some('owners').id}`),
  'write a bill': ({ crew, order }) =>
    crew.warehouse('POST', 'lading-bills', { customer_id: order().customer, ...sea }),
  'put on a bill': ({ crew, have, pick, some, count }) => {
    const { box, order } = some('owners');
    const customer = have.orders!.find(({ id }) => id === order)?.customer;
    const bill = pick(have.bills!.filter((one) => one.customer === customer)) ?? some('bills');
    return crew.warehouse('POST', 'box-lading-bills', {
      ...{ lading_bill_id: bill.id, box_id: box, order_id: order, quantity: count() },
    });
  },
  'rate a bill': ({ crew, some, amount }) =>
    crew.warehouse('PUT', `lading-bills/${some('bills').id}`, fixedFreight(amount())),
  'take off a bill': ({ crew, some }) => crew.warehouse('DELETE', `box-lading-bills/${some('lines')}`),
  'open a container': ({ crew }) => crew.warehouse('POST', 'containers', { name: unique(), ...sea }),
  'attach a bill': ({ crew, some }) =>
    crew.warehouse('POST', `containers/${some('containers')}/attach-lading-bills`, {
      lading_bill_ids: [some('bills').id],
    }),
  load: ({ crew, some, count }) =>
    crew.warehouse('POST', 'out-container-pickers', {
      ...{ container_id: some('containers'), box_id: some('boxes'), quantity: count() },
    }),
  'cut off': ({ crew, some }) =>
    crew.admin('PUT', `containers/${some('containers')}/cut-off`, { override: true, reason: 'thử' }),
  'open again': ({ crew, some }) => crew.warehouse('PUT', `containers/${some('containers')}/open`),
  unload: ({ crew, some, count }) =>
    crew.warehouse('POST', 'in-container-pickers', {
      ...{ container_id: some('containers'), box_id: some('boxes'), quantity: count() },
    }),
  'write a delivery': ({ crew, order }) =>
    crew.warehouse('POST', 'goods-deliveries', { customer_id: order().customer, delivery_partner_id: 1 }),
  'put on a delivery': ({ crew, some, order, count }) =>
    crew.warehouse('POST', 'goods-delivery-box/create-multiple', {
      goods_delivery_id: some('deliveries'),
      boxes: [{ box_id: some('boxes'), order_id: order().id, quantity: count() }],
    }),
  'move a delivery': ({ crew, some, pick }) =>
    crew.warehouse('PUT', `goods-deliveries/${some('deliveries')}`, {
      status_id: pick(['shipping', 'received', 'cancelled']),
    }),
};
