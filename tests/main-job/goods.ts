// Orders and purchases at stages between the steps of the main job.
import type { Reply } from '../support/test-server.ts';
import {
  approve,
  done,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  TODAY,
  unique,
  type People,
} from './main-job.ts';

/** A draft order of `quantity` pieces at 1,000 JPY net and 1,100 with tax. */
export async function draftOrder(
  crew: People,
  quantity = 3,
  extras: object = {},
): Promise<{ customer: number; product: string; order: any }> {
  const { id: customer } = await makeCustomer(crew);
  const product = await makeProduct(crew);
  const line = { product_id: product, price: '1000', quantity: String(quantity), tax_percent: '10' };
  return { customer, product, order: await makeOrder(crew, customer, [line], extras) };
}

/** The same, approved and unpaid. */
export async function approvedOrder(
  crew: People,
  quantity = 3,
): Promise<{ customer: number; product: string; order: any }> {
  const made = await draftOrder(crew, quantity);
  return { ...made, order: await approve(crew, made.order.id) };
}

/** Request body of a purchase of an order's whole first line; `item` changes its one line. */
export const purchaseOf = (supplier_id: number, order: any, item: object = {}) => ({
  supplier_id,
  currency_id: 'JPY',
  items: [
    {
      product_id: order.items[0].product_id,
      price: '900',
      quantity: order.items[0].quantity,
      order_items: [{ order_item_id: order.items[0].id, quantity: order.items[0].quantity }],
      ...item,
    },
  ],
});

/** A new purchase of an order's whole first line at 900 JPY. */
export async function makePurchase(crew: People, order: any, item: object = {}): Promise<any> {
  const supplier = await makeSupplier(crew);
  return done(crew.purchase('POST', 'purchases', purchaseOf(supplier, order, item)), 201);
}

/** The same, approved and ordered at the supplier. */
export async function orderedPurchase(crew: People, order: any, item: object = {}): Promise<any> {
  const { id } = await makePurchase(crew, order, item);
  await done(crew.purchase('PUT', `purchases/${id}/approve`), 200);
  return done(crew.purchase('PUT', `purchases/${id}/order`), 200);
}

/** Tallies pieces of a purchase line from an unannounced parcel. */
export async function tally(crew: People, purchase_item_id: number, quantity: string): Promise<Reply> {
  const { id } = await done(
    crew.warehouse('POST', 'sfas', { tracking_code: `T${unique()}`, quantity: 1, arrival_date: TODAY }),
    201,
  );
  return crew.warehouse('POST', 'sfa-receipts', {
    sfa_id: id,
    packages: 1,
    items: [{ purchase_item_id, quantity }],
  });
}

/** Distributes received goods to an order line. */
export const give = (crew: People, purchase_item_id: number, order_item_id: number, quantity: string) =>
  crew.purchase('POST', 'order-distributions', { purchase_item_id, order_item_id, quantity });

/** The wallet balance of a customer in a currency. */
export async function walletOf(crew: People, customer: number, currency = 'JPY'): Promise<string> {
  const { data } = await done(
    crew.accounting('GET', `wallet/users?filter[walletable_id]=${customer}&filter[currency_id]=${currency}`),
  );
  return data[0]?.balance ?? '0';
}
