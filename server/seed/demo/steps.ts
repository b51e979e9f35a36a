// Steps of the business as API calls with their users and bodies. The demo company is built from them.
import { addDays, dayIn } from '@hakobu/contract/kernel/business-day.ts';

/** Calls the API as one user and answers the body. Throws unless the call succeeds. */
export type Call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<any>;
/** API clients by user of the company. */
export type Crew = Record<'admin' | 'sale' | 'purchase' | 'warehouse' | 'accounting', Call>;

/** Date this many days from today in the business's time zone, `YYYY-MM-DD`. */
export const inDays = (days: number): string => addDays(dayIn(new Date()), days);
export const TODAY = inDays(0);
const IN_A_MONTH = inDays(30);
/** Differs between processes, which may ask in the same millisecond. */
const ofProcess = crypto.randomUUID().slice(0, 4);
let number = 0;
/** A unique text. */
export const unique = (): string => `${Date.now().toString(36)}${ofProcess}${(number += 1)}`.toUpperCase();

export async function makeCustomer(
  { admin }: Crew,
  fields: object = {},
): Promise<{ id: number; email: string }> {
  const email = `c${unique().toLowerCase()}@example.test`;
  return admin('POST', 'users', {
    name: 'Nguyễn Văn Khách',
    email,
    tel: '0901234567',
    role_id: 'customer',
    password: 'hakobu-demo',
    ...fields,
  });
}

export async function makeProduct({ purchase }: Crew, fields: object = {}): Promise<string> {
  return (
    await purchase('POST', 'products', {
      id: `P${unique()}`,
      name: '抹茶キットカット',
      price: '1000',
      ...fields,
    })
  ).id;
}

export async function makeSupplier({ purchase }: Crew, name = `Rakuten ${unique()}`): Promise<number> {
  return (await purchase('POST', 'suppliers', { name })).id;
}

export const deposit = ({ accounting }: Crew, customerId: number, amount: string, currency: 'VND' | 'JPY') =>
  accounting('POST', 'deposit-with-cash', {
    transactionable_type: 'user',
    transactionable_id: customerId,
    amount,
    currency_id: currency,
    fund_id: currency === 'VND' ? 1 : 2,
    voucher_date: TODAY,
    description: 'Nạp tiền mặt',
  });

export interface Line {
  product_id: string;
  price: string;
  quantity: string;
  tax_percent?: string;
  discount_tax_per_tax_percent?: string;
  is_price_with_tax?: boolean;
}
export const makeOrder = ({ sale }: Crew, customerId: number, items: Line[], extras: object = {}) =>
  sale('POST', 'order/retails', {
    customer_id: customerId,
    shipment_method_id: 'sea',
    items,
    service_fee: '50000',
    note: 'Giao nhanh',
    ...extras,
  });

export const approve = ({ sale }: Crew, orderId: string) => sale('PUT', `orders/${orderId}/approve`);

/** Request body of a payment from a customer's wallet. */
export const payment = (
  kind: 'order' | 'service',
  customerId: number,
  amount: string,
  receiptable: { type: string; id: string | number },
  extras: object = {},
) =>
  [
    `payment-${kind}`,
    {
      transactionable_type: 'user',
      transactionable_id: customerId,
      amount,
      currency_id: kind === 'order' ? 'JPY' : 'VND',
      voucher_date: TODAY,
      receipts: [{ receiptable_type: receiptable.type, receiptable_id: String(receiptable.id) }],
      ...extras,
    },
  ] as const;
export const payOrder = ({ accounting }: Crew, customerId: number, orderId: string, amount: string) =>
  accounting('POST', ...payment('order', customerId, amount, { type: 'order', id: orderId }));

/**
 * Creates or reuses a customer with a deposit, and an approved order of `quantity` pieces at 1,000 JPY net
 * with paid goods.
 */
export async function paidOrder(
  crew: Crew,
  quantity = 3,
  known?: number,
): Promise<{ customer: number; product: string; order: any }> {
  const customer: number = known ?? (await makeCustomer(crew)).id;
  const product = await makeProduct(crew);
  await deposit(crew, customer, '1000000', 'JPY');
  await deposit(crew, customer, '50000000', 'VND');
  const made = await makeOrder(crew, customer, [
    { product_id: product, price: '1000', quantity: String(quantity), tax_percent: '10' },
  ]);
  await approve(crew, made.id);
  await payOrder(crew, customer, made.id, String(1100 * quantity));
  return { customer, product, order: await crew.sale('GET', `orders/${made.id}`) };
}

/** Buys all lines of an order, pays the supplier, and attaches a tracking. */
export async function buy(
  crew: Crew,
  order: any,
  supplierId?: number,
): Promise<{ purchase: any; supplier: number; tracking: string }> {
  const supplier = supplierId ?? (await makeSupplier(crew));
  const items = order.items.map((item: any) => ({
    product_id: item.product_id,
    price: item.price,
    quantity: item.quantity,
    tax_percent: item.tax_percent,
    order_items: [{ order_item_id: item.id, quantity: item.quantity }],
  }));
  const made = await crew.purchase('POST', 'purchases', { supplier_id: supplier, currency_id: 'JPY', items });
  await crew.purchase('PUT', `purchases/${made.id}/approve`);
  await crew.purchase('PUT', `purchases/${made.id}/order`);
  await crew.accounting('POST', 'payment-supplier', {
    transactionable_type: 'supplier',
    transactionable_id: supplier,
    amount: made.total,
    currency_id: 'JPY',
    voucher_date: TODAY,
    fund_id: 2,
  });
  await crew.accounting('POST', 'payment-purchase', {
    transactionable_type: 'supplier',
    transactionable_id: supplier,
    amount: made.total,
    currency_id: 'JPY',
    voucher_date: TODAY,
    receipts: [{ receiptable_type: 'purchase', receiptable_id: String(made.id) }],
  });
  const tracking = `TRK-${unique()}`;
  const { id } = await crew.purchase('POST', 'order/trackings', { code: tracking });
  return {
    purchase: await crew.purchase('PUT', `purchases/${made.id}/attach-tracking`, { tracking_id: id }),
    supplier,
    tracking,
  };
}

/** Receives a purchase under its tracking and allocates everything to the lines it was bought for. */
export async function receive(
  crew: Crew,
  { purchase, tracking }: { purchase: any; tracking: string },
): Promise<{ sfa: any }> {
  const sfa = await crew.warehouse('POST', 'sfas', {
    tracking_code: tracking,
    quantity: 1,
    shipping_fee: '500',
    coupon: '',
    arrival_date: TODAY,
  });
  await crew.warehouse('POST', 'sfa-receipts', {
    sfa_id: sfa.id,
    packages: 1,
    items: purchase.items.map((item: any) => ({ purchase_item_id: item.id, quantity: item.quantity })),
  });
  const { data: pool } = await crew.purchase(
    'GET',
    `purchase/items?filter[purchase_id]=${purchase.id}&filter[available_for_distribution]=1&include=order_items`,
  );
  for (const item of pool)
    for (const { order_item_id, quantity } of item.order_items)
      await crew.purchase('POST', 'order-distributions', {
        purchase_item_id: item.id,
        order_item_id,
        quantity,
      });
  return { sfa };
}

/**
 * Packs `duplicate` boxes of an inbound item, puts them on a pallet at a location, and assembles them to
 * the order. Concurrent callers set `placed` to false, because they would be proposed the same location.
 */
export async function pack(
  crew: Crew,
  sfa: any,
  order: any,
  duplicate = 1,
  placed = true,
): Promise<{ box: any; pallet: any }> {
  const box = await crew.warehouse('POST', 'boxes', {
    length: '60',
    width: '40',
    height: '40',
    weight: '12.4',
    duplicate,
    sfa_id: sfa.id,
    products: [{ product_id: order.items[0].product_id, quantity: '1', expiry_date: IN_A_MONTH }],
    packed: true,
  });
  const pallet = await crew.warehouse('POST', 'pallets', { type_id: 'T11' });
  const {
    data: [location],
  } = await crew.warehouse('GET', `locations?filter[empty_pallet]=1&filter[area_id]=${pallet.area_id}`);
  if (placed && location !== undefined)
    await crew.warehouse('PUT', `pallets/${pallet.id}`, { location_id: location.id });
  await crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity: duplicate });
  await crew.warehouse('POST', 'owning-boxes', { box_id: box.id, order_id: order.id, quantity: duplicate });
  return { box, pallet };
}

/** Puts an order's boxes on a new lading bill, with freight by the price list. */
export async function bill(crew: Crew, customer: number, order: any, box: any, quantity = 1): Promise<any> {
  const made = await crew.warehouse('POST', 'lading-bills', {
    customer_id: customer,
    shipment_method_id: 'sea',
    from_area_id: 1,
    to_area_id: 3,
    type_freight_charge: 'by_chargeable_weight',
    type_freight_range: 'lading_bill',
    automatic_freight_rate_update: true,
  });
  return crew.warehouse('POST', 'box-lading-bills', {
    lading_bill_id: made.id,
    box_id: box.id,
    order_id: order.id,
    quantity,
  });
}

/** Plans a bill for a new container and loads its boxes. */
export async function load(crew: Crew, ladingBill: any): Promise<any> {
  const container = await crew.warehouse('POST', 'containers', {
    name: `SEA-${unique()}`,
    shipment_method_id: 'sea',
    type_id: '20GP',
    from_area_id: 1,
    to_area_id: 3,
  });
  await crew.warehouse('POST', `containers/${container.id}/attach-lading-bills`, {
    lading_bill_ids: [ladingBill.id],
  });
  for (const { box_id, quantity } of ladingBill.pivot_boxes)
    await crew.warehouse('POST', 'out-container-pickers', { container_id: container.id, box_id, quantity });
  return container;
}

/** Unloads a container's bill at the destination, and delivers its boxes. */
export async function deliver(crew: Crew, customer: number, container: any, ladingBill: any): Promise<any> {
  for (const { box_id, quantity } of ladingBill.pivot_boxes)
    await crew.warehouse('POST', 'in-container-pickers', {
      container_id: container.id,
      box_id,
      quantity,
      area_id: 3,
    });
  const address = await crew.admin('POST', 'addresses', {
    user_id: customer,
    consignee: 'Nguyễn Văn Khách',
    tel: '0901234567',
    address_detail: '12 Tràng Tiền, Hà Nội',
  });
  const delivery = await crew.warehouse('POST', 'goods-deliveries', {
    customer_id: customer,
    delivery_partner_id: 1,
    address_id: address.id,
  });
  const { pivot_boxes } = await crew.warehouse('POST', 'goods-delivery-box/create-multiple', {
    goods_delivery_id: delivery.id,
    boxes: ladingBill.pivot_boxes.map(({ box_id, order_id, quantity }: any) => ({
      box_id,
      order_id,
      quantity,
      shipping_code: 'GHN001',
    })),
  });
  await crew.warehouse('POST', 'goods-delivery-box/update-shipping-code', {
    id: pivot_boxes[0].id,
    shipping_code: 'GHN002',
  });
  await crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'shipping' });
  return crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'received' });
}
