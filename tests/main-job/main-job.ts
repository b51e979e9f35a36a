// The whole way of one retail order over HTTP, as the people who do it. Shared by tests, so that each starts where it needs to.
import { expect } from 'vitest';
import type { Caller, TestServer } from '../support/test-server.ts';

export const TODAY = new Date().toISOString().slice(0, 10);
const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
let number = 0;
const unique = () => `${Date.now().toString(36)}${(number += 1)}`.toUpperCase();

/** The people of the main job. */
export interface People { admin: Caller; sale: Caller; purchase: Caller; warehouse: Caller; accounting: Caller; customer: Caller }
export async function people(server: TestServer): Promise<People> {
  const roles = ['admin', 'sale', 'purchase', 'warehouse', 'accounting', 'customer'] as const;
  return Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await server.as(role)]))) as unknown as People;
}

/** Calls and expects success; answers the body. */
export async function done(reply: ReturnType<Caller>, status?: number): Promise<any> {
  const { status: got, body } = await reply;
  expect(status === undefined ? got < 300 : got === status, `${got} ${JSON.stringify(body)}`).toBe(true);
  return body;
}

export async function makeCustomer({ admin }: People): Promise<{ id: number; email: string }> {
  const email = `c${unique().toLowerCase()}@example.test`;
  return { ...await done(admin('POST', 'users', { name: 'Nguyễn Văn Khách', email, tel: '0901234567', role_id: 'customer', password: 'hakobu-demo' }), 201), email };
}

export async function makeProduct({ purchase }: People, fields: object = {}): Promise<string> {
  return (await done(purchase('POST', 'products', { id: `P${unique()}`, name: '抹茶キットカット', price: '1000', ...fields }), 201)).id;
}

export async function makeSupplier({ purchase }: People): Promise<number> {
  return (await done(purchase('POST', 'suppliers', { name: `Rakuten ${unique()}` }), 201)).id;
}

export const deposit = ({ accounting }: People, customerId: number, amount: string, currency: 'VND' | 'JPY') => done(accounting('POST', 'deposit-with-cash', {
  transactionable_type: 'user', transactionable_id: customerId, amount, currency_id: currency, fund_id: currency === 'VND' ? 1 : 2, voucher_date: TODAY, description: 'Nạp tiền mặt',
}), 201);

export interface Line { product_id: string; price: string; quantity: string; tax_percent?: string; discount_tax_per_tax_percent?: string; is_price_with_tax?: boolean }
export const makeOrder = ({ sale }: People, customerId: number, items: Line[], extras: object = {}) =>
  done(sale('POST', 'order/retails', { customer_id: customerId, shipment_method_id: 'sea', items, service_fee: '50000', note: 'Giao nhanh', ...extras }), 201);

export const approve = ({ sale }: People, orderId: string) => done(sale('PUT', `orders/${orderId}/approve`), 200);

/** A payment from a customer's wallet, as the call is sent. */
export const payment = (kind: 'order' | 'service', customerId: number, amount: string, receiptable: { type: string; id: string | number }, extras: object = {}) => [`payment-${kind}`, {
  transactionable_type: 'user', transactionable_id: customerId, amount, currency_id: kind === 'order' ? 'JPY' : 'VND', voucher_date: TODAY,
  receipts: [{ receiptable_type: receiptable.type, receiptable_id: String(receiptable.id) }], ...extras,
}] as const;
export const payOrder = ({ accounting }: People, customerId: number, orderId: string, amount: string) => done(accounting('POST', ...payment('order', customerId, amount, { type: 'order', id: orderId })), 201);

/** A customer with money and an approved order of `quantity` pieces at 1,000 JPY net, goods paid. */
export async function paidOrder(crew: People, quantity = 3): Promise<{ customer: number; product: string; order: any }> {
  const { id: customer } = await makeCustomer(crew);
  const product = await makeProduct(crew);
  await deposit(crew, customer, '1000000', 'JPY');
  await deposit(crew, customer, '50000000', 'VND');
  const made = await makeOrder(crew, customer, [{ product_id: product, price: '1000', quantity: String(quantity), tax_percent: '10' }]);
  await approve(crew, made.id);
  await payOrder(crew, customer, made.id, String(1100 * quantity));
  return { customer, product, order: await done(crew.sale('GET', `orders/${made.id}`)) };
}

/** Buys all lines of an order, pays the supplier, and attaches a tracking. */
export async function buy(crew: People, order: any): Promise<{ purchase: any; supplier: number; tracking: string }> {
  const supplier = await makeSupplier(crew);
  const items = order.items.map((item: any) => ({ product_id: item.product_id, price: item.price, quantity: item.quantity, tax_percent: item.tax_percent, order_items: [{ order_item_id: item.id, quantity: item.quantity }] }));
  const made = await done(crew.purchase('POST', 'purchases', { supplier_id: supplier, currency_id: 'JPY', items }), 201);
  await done(crew.purchase('PUT', `purchases/${made.id}/approve`), 200);
  await done(crew.purchase('PUT', `purchases/${made.id}/order`), 200);
  await done(crew.accounting('POST', 'payment-supplier', { transactionable_type: 'supplier', transactionable_id: supplier, amount: made.total, currency_id: 'JPY', voucher_date: TODAY, card_id: 2 }), 201);
  await done(crew.accounting('POST', 'payment-purchase', { transactionable_type: 'supplier', transactionable_id: supplier, amount: made.total, currency_id: 'JPY', voucher_date: TODAY, receipts: [{ receiptable_type: 'purchase', receiptable_id: String(made.id) }] }), 201);
  const tracking = `TRK-${unique()}`;
  const { id } = await done(crew.purchase('POST', 'order/trackings', { code: tracking }), 201);
  return { purchase: await done(crew.purchase('PUT', `purchases/${made.id}/attach-tracking`, { tracking_id: id }), 200), supplier, tracking };
}

/** Receives a purchase under its tracking and distributes everything to the lines it was bought for. */
export async function receive(crew: People, { purchase, tracking }: { purchase: any; tracking: string }): Promise<{ sfa: any }> {
  const sfa = await done(crew.warehouse('POST', 'sfas', { tracking_code: tracking, quantity: 1, shipping_fee: '500', coupon: '', arrival_date: TODAY }), 201);
  await done(crew.warehouse('POST', 'sfa-receipts', { sfa_id: sfa.id, packages: 1, items: purchase.items.map((item: any) => ({ purchase_item_id: item.id, quantity: item.quantity })) }), 201);
  const { data: pool } = await done(crew.purchase('GET', `purchase/items?filter[purchase_id]=${purchase.id}&filter[available_for_distribution]=1&include=order_items`));
  for (const item of pool) for (const { order_item_id, quantity } of item.order_items) await done(crew.purchase('POST', 'order-distributions', { purchase_item_id: item.id, order_item_id, quantity }), 201);
  return { sfa };
}

/** Packs `duplicate` boxes of an inbound item, puts them on a pallet at a location, and assembles them to the order. */
export async function pack(crew: People, sfa: any, order: any, duplicate = 1): Promise<{ box: any; pallet: any }> {
  const box = await done(crew.warehouse('POST', 'boxes', {
    length: '60', width: '40', height: '40', weight: '12.4', duplicate, sfa_id: sfa.id, products: [{ product_id: order.items[0].product_id, quantity: '1', expiry_date: IN_A_MONTH }], packed: true,
  }), 201);
  const pallet = await done(crew.warehouse('POST', 'pallets', { type_id: 'T11' }), 201);
  const { data: [location] } = await done(crew.warehouse('GET', `locations?filter[empty_pallet]=1&filter[area_id]=${pallet.area_id}`));
  if (location !== undefined) await done(crew.warehouse('PUT', `pallets/${pallet.id}`, { location_id: location.id }), 200);
  await done(crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity: duplicate }), 201);
  await done(crew.warehouse('POST', 'owning-boxes', { box_id: box.id, order_id: order.id, quantity: duplicate }), 201);
  return { box, pallet };
}

/** Puts an order's boxes on a new bill, rated by the price list. */
export async function bill(crew: People, customer: number, order: any, box: any, quantity = 1): Promise<any> {
  const made = await done(crew.warehouse('POST', 'lading-bills', {
    customer_id: customer, shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3, type_freight_charge: 'by_chargeable_weight', type_freight_range: 'lading_bill', automatic_freight_rate_update: true,
  }), 201);
  return done(crew.warehouse('POST', 'box-lading-bills', { lading_bill_id: made.id, box_id: box.id, order_id: order.id, quantity }), 201);
}

/** Plans a bill for a new container and loads its boxes. */
export async function load(crew: People, ladingBill: any): Promise<any> {
  const container = await done(crew.warehouse('POST', 'containers', { name: `SEA-${unique()}`, shipment_method_id: 'sea', type_id: '20GP', from_area_id: 1, to_area_id: 3 }), 201);
  await done(crew.warehouse('POST', `containers/${container.id}/attach-lading-bills`, { lading_bill_ids: [ladingBill.id] }), 200);
  for (const { box_id, quantity } of ladingBill.pivot_boxes) await done(crew.warehouse('POST', 'out-container-pickers', { container_id: container.id, box_id, quantity }), 201);
  return container;
}

/** Unloads a container's bill at the destination, and hands its boxes over. */
export async function deliver(crew: People, customer: number, container: any, ladingBill: any): Promise<any> {
  for (const { box_id, quantity } of ladingBill.pivot_boxes) await done(crew.warehouse('POST', 'in-container-pickers', { container_id: container.id, box_id, quantity, area_id: 3 }), 201);
  const address = await done(crew.admin('POST', 'addresses', { user_id: customer, consignee: 'Nguyễn Văn Khách', tel: '0901234567', address_detail: '12 Tràng Tiền, Hà Nội' }), 201);
  const delivery = await done(crew.warehouse('POST', 'goods-deliveries', { customer_id: customer, delivery_partner_id: 1, address_id: address.id }), 201);
  const { pivot_boxes } = await done(crew.warehouse('POST', 'goods-delivery-box/create-multiple', {
    goods_delivery_id: delivery.id, boxes: ladingBill.pivot_boxes.map(({ box_id, order_id, quantity }: any) => ({ box_id, order_id, quantity, shipping_code: 'GHN001' })),
  }), 201);
  await done(crew.warehouse('POST', 'goods-delivery-box/update-shipping-code', { id: pivot_boxes[0].id, shipping_code: 'GHN002' }), 200);
  await done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'shipping' }), 200);
  return done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'received' }), 200);
}
