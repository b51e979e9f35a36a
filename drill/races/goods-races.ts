// Races over boxes: pallets, bills, containers, deliveries.
import {
  bill,
  deposit,
  load,
  makeProduct,
  paidOrder,
  payment,
  unique,
} from '../../server/seed/demo/steps.ts';
import type { Business, Race } from './race.ts';

const MANY = 40;
const byHand = (turn: number) => ({
  type_freight_charge: 'fixed',
  automatic_freight_rate_update: false,
  freight_rate: String(10_000 + turn),
});

/** An order that owns half of many identical boxes. */
async function owning({ crew }: Business): Promise<{ customer: number; order: any; box: any; owner: any }> {
  const { customer, order } = await paidOrder(crew, MANY);
  // Products that are on no line of the order need no distribution.
  const product = await makeProduct(crew);
  const box = await crew.warehouse('POST', 'boxes', {
    length: '40',
    width: '30',
    height: '30',
    weight: '5',
    duplicate: MANY,
    products: [{ product_id: product, quantity: '1' }],
    packed: true,
  });
  const owner = await crew.warehouse('POST', 'owning-boxes', {
    box_id: box.id,
    order_id: order.id,
    quantity: MANY / 2,
  });
  return { customer, order, box, owner };
}

const palletAgainstPallet: Race = async ({ crew, ask }) => {
  const product_id = await makeProduct(crew);
  const measures = { length: '20', width: '20', height: '20', weight: '1', duplicate: MANY, packed: true };
  const pack = () =>
    crew.warehouse('POST', 'boxes', { ...measures, products: [{ product_id, quantity: '1' }] });
  const [box, other] = [await pack(), await pack()];
  const [one, two] = [
    await crew.warehouse('POST', 'pallets', { type_id: 'EUR' }),
    await crew.warehouse('POST', 'pallets', { type_id: 'EUR' }),
  ];
  const put =
    (pallet: any, { id }: any) =>
    () =>
      ask('warehouse', 'POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: id, quantity: 2 });
  const move =
    (from: any, to: any, { id }: any) =>
    () =>
      ask('warehouse', 'POST', 'change-sku-position', {
        box_id: id,
        from_pallet_id: from.id,
        to_pallet_id: to.id,
        quantity: 1,
      });
  return [put(one, box), put(two, other), move(one, two, box), move(two, one, other), put(two, box)];
};

const measureAgainstRate: Race = async (business) => {
  const { crew, ask } = business;
  const { customer, order, box, owner } = await owning(business);
  const { id, pivot_boxes } = await bill(crew, customer, order, box, 10);
  return [
    () => ask('warehouse', 'PUT', `boxes/${box.id}/open`),
    (turn) => ask('warehouse', 'PUT', `boxes/${box.id}`, { weight: String(3 + turn) }),
    (turn) => ask('warehouse', 'PUT', `lading-bills/${id}`, byHand(turn)),
    (turn) => ask('warehouse', 'PUT', `box-lading-bills/${pivot_boxes[0].id}`, { quantity: 1 + (turn % 10) }),
    () =>
      ask('warehouse', 'POST', 'box-lading-bills', {
        lading_bill_id: id,
        box_id: box.id,
        order_id: order.id,
        quantity: 1,
      }),
    (turn) =>
      turn < 20
        ? ask('warehouse', 'PUT', `lading-bills/${id}`, { automatic_freight_rate_update: true })
        : ask('warehouse', 'POST', `functions/cancel-distributed/${owner.id}`),
  ];
};

const debitAgainstPay: Race = async (business) => {
  const { crew, ask } = business;
  const { customer, order, box } = await owning(business);
  const { id } = await bill(crew, customer, order, box, 10);
  await crew.warehouse('PUT', `lading-bills/${id}`, { ...byHand(0), freight_rate: '500000' });
  await deposit(crew, customer, '1000000', 'VND');
  const at = { type: 'lading_bill', id };
  const [, refund] = payment('service', customer, '10', at);
  return [
    (turn) => ask('accounting', 'POST', ...payment('service', customer, String(1000 + turn), at)),
    () => ask('admin', 'PUT', `lading-bills/${id}`, { action_debit: true }),
    (turn) => ask('warehouse', 'PUT', `lading-bills/${id}`, byHand(turn)),
    () => ask('accounting', 'POST', 'payment-service-refund', refund),
    (turn) =>
      ask(
        'accounting',
        'POST',
        ...payment('service', customer, String(100 + turn), { type: 'order', id: order.id }),
      ),
  ];
};

const cutOffAgainstAll: Race = async (business) => {
  const { crew, ask } = business;
  const { customer, order, box } = await owning(business);
  const made = await bill(crew, customer, order, box, 10);
  await crew.warehouse('PUT', `lading-bills/${made.id}`, byHand(0));
  const container = await load(crew, made);
  const at = `containers/${container.id}`;
  const other = await bill(crew, customer, order, box, 2);
  const scan = (side: 'in' | 'out') => () =>
    ask('warehouse', 'POST', `${side}-container-pickers`, {
      container_id: container.id,
      box_id: box.id,
      quantity: 1,
    });
  return [
    () => ask('admin', 'PUT', `${at}/cut-off`, { override: true, reason: 'Gấp' }),
    scan('in'),
    (turn) => ask('warehouse', 'PUT', `lading-bills/${made.id}`, byHand(turn)),
    () => ask('warehouse', 'POST', `${at}/attach-lading-bills`, { lading_bill_ids: [other.id] }),
    (turn) => ask('warehouse', 'PUT', `lading-bills/${other.id}`, byHand(turn)),
    scan('out'),
    () => ask('warehouse', 'POST', `${at}/detach-lading-bills`, { lading_bill_ids: [other.id] }),
    () => ask('admin', 'PUT', `${at}/open`),
    () => ask('sale', 'PUT', `orders/${order.id}/cancel`, { confirm: true }),
  ];
};

const deliverAgainstAll: Race = async (business) => {
  const { crew, ask } = business;
  const { customer, order, box } = await owning(business);
  const made = await bill(crew, customer, order, box, 10);
  await crew.warehouse('PUT', `lading-bills/${made.id}`, byHand(0));
  const container = await load(crew, made);
  await crew.admin('PUT', `containers/${container.id}/cut-off`, { override: true, reason: 'Gấp' });
  const scan = { container_id: container.id, box_id: box.id, quantity: 5 };
  await crew.warehouse('POST', 'in-container-pickers', scan);
  const address = await crew.admin('POST', 'addresses', {
    user_id: customer,
    consignee: `Khách ${unique()}`,
    tel: '0901234567',
    address_detail: '12 Tràng Tiền, Hà Nội',
  });
  const delivery = await crew.warehouse('POST', 'goods-deliveries', {
    customer_id: customer,
    delivery_partner_id: 1,
    address_id: address.id,
  });
  const boxes = [{ box_id: box.id, order_id: order.id, quantity: 1 }];
  const add = () =>
    ask('warehouse', 'POST', 'goods-delivery-box/create-multiple', { goods_delivery_id: delivery.id, boxes });
  const step = (status_id: string) => () =>
    ask('warehouse', 'PUT', `goods-deliveries/${delivery.id}`, { status_id });
  return [
    add,
    () => ask('warehouse', 'POST', 'in-container-pickers', { ...scan, quantity: 1 }),
    step('shipping'),
    () => ask('sale', 'PUT', `orders/${order.id}/cancel`, { confirm: true }),
    add,
    step('cancelled'),
    () => ask('accounting', 'POST', ...payment('service', customer, '1000', { type: 'order', id: order.id })),
  ];
};

export const goodsRaces: Readonly<Record<string, Race>> = {
  'two pallets are filled from each other': palletAgainstPallet,
  'a box is measured while its bill is rated': measureAgainstRate,
  'freight is paid, debited and rated anew': debitAgainstPay,
  'a container is cut off while it is filled and emptied': cutOffAgainstAll,
  'boxes are delivered while they arrive': deliverAgainstAll,
};
