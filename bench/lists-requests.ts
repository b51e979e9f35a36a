// The requests of the list bench: what the screen of each list sends.
import { dayIn } from '../contract/kernel/business-day.ts';
import type { Endpoint } from '../contract/kernel/endpoint.ts';
import type { FilterKind, ListSpec } from '../contract/kernel/list.ts';

export type Row = Record<string, unknown>;
/** A query string without the page, and the pages to read of it. */
export interface ListRequest {
  query: string;
  pages: readonly number[];
}

const FIRST_PAGE = [1];
const PAGES = [1, 2, 3, 50];
/** A number, a name, a JAN (added when known) and two Japanese characters. */
const SEARCHES = ['12345', 'nhung', '抹茶'];

/** Values for filters by a field that the list's rows do not carry; `@` names one of the known values. */
const VALUES: Record<string, string> = {
  by_tracking_code: '@tracking',
  tracking_code: '@tracking',
  order_id: '@order',
  by_order: '@order',
  product_id: '@product',
  'receipts.receiptable_id': '@order',
  'receipts.receiptable_type': 'order',
  province_id: '@province',
  customer_id: '200',
  supplier_id: '1',
  container_id: '10',
  pallet_id: '10',
  box_id: '500000',
  conversion: 'none',
  shipping_code: '4827',
  category_id: '1',
  tag_id: '5',
  postcode: '1000001',
  role_id: 'customer',
  status_id: 'CompletedApprove',
  type_id: 'retail',
};

/** The two filters that the screen of a list combines; lists without an entry have one filter or none. */
const ORDERS = ['status_id', 'created_at'] as const;
const PAIRS: Record<string, readonly [string, string]> = {
  orders: ['customer_id', 'status_id'],
  'order/retails': ORDERS,
  'order/wholesales': ORDERS,
  'order/shipments': ORDERS,
  'order/payments': ORDERS,
  'order/auctions': ORDERS,
  'order/goods': ['waits_for', 'customer_id'],
  'order/trackings': ['checked', 'received'],
  'order/auction-logs': ['order_id', 'created_at'],
  'order-distributions': ['customer_id', 'created_at'],
  'order-compensations': ['settled', 'customer_id'],
  'lading-bill-compensations': ['settled', 'customer_id'],
  'container-costs': ['kind', 'settled'],
  contracts: ['customer_id', 'created_at'],
  purchases: ['status_id', 'supplier_id'],
  'list-to-buy': ['supplier_id', 'product_id'],
  available_for_distribution: ['product_id', 'supplier_id'],
  products: ['category_id', 'brand'],
  'search/products': ['category_id', 'supplier_id'],
  'product-reviews': ['product_id', 'rating'],
  boxes: ['area_id', 'customer_id'],
  'lading-bills': ['customer_id', 'shipment_method_id'],
  'goods-deliveries': ['status_id', 'customer_id'],
  containers: ['shipment_method_id', 'to_area_id'],
  sfas: ['area_id', 'arrival_date'],
  addresses: ['conversion', 'user_id'],
  supports: ['status', 'support_type_id'],
  'user-notifications': ['unread', 'created_at'],
  transactions: ['type_id', 'voucher_date'],
  'voucher-requests': ['state', 'type_id'],
  'credit-orders': ['type', 'payment_due_date'],
  'bank-statements': ['card_id', 'open'],
  'wallet/users': ['walletable_id', 'currency_id'],
  'wallet/suppliers': ['walletable_id', 'currency_id'],
  'get-outstanding-objects': ['object_type', 'overdue'],
  'get-outstanding-reference-objects': ['object_type', 'object_id'],
  'accounting-period/objects': ['object_type', 'voucher_date'],
  'cards-period': ['object_type', 'voucher_date'],
  'statistics/payment-due-date/users': ['due_state', 'payment_due_date'],
  'statistics/payment-due-date/suppliers': ['due_state', 'payment_due_date'],
  'statistics/account/journal': ['type_id', 'voucher_date'],
  'statistics/account/ledger': ['account', 'voucher_date'],
};

/**
 * The requests of a list. `samples` are rows of it, whose values the filters use; `known` are values from
 * rows of other lists.
 */
export function requestsOf(
  address: string,
  list: ListSpec,
  samples: readonly Row[],
  known: Record<string, string>,
): ListRequest[] {
  const filters = new Map<string, string[]>([
    ...Object.entries(list.filters).map(([field, kind]): [string, string[]] => [
      field,
      filterQueries(field, kind, samples, known),
    ]),
    ...Object.entries(list.between ?? {}).map(([field, kind]): [string, string[]] => [
      field,
      [rangeQuery(field, kind)],
    ]),
  ]);
  const pair = PAIRS[address]?.map((field) => filters.get(field)?.[0]);
  const texts = known.product === undefined ? SEARCHES : [...SEARCHES, known.product];
  return [
    { query: '', pages: PAGES },
    ...everythingOf(list),
    ...list.sorts.flatMap((sort) => [
      { query: `sort=${sort}`, pages: PAGES },
      { query: `sort=-${sort}`, pages: PAGES },
    ]),
    ...[...filters.values()].flat().map((query) => ({ query, pages: FIRST_PAGE })),
    ...(pair?.every((query) => query !== undefined) ? [{ query: pair.join('&'), pages: PAGES }] : []),
    ...(list.search ? texts : []).map((text) => ({
      query: `q=${encodeURIComponent(text)}`,
      pages: FIRST_PAGE,
    })),
  ];
}

/** The default order with each include and append of the list. */
function everythingOf({ includes = [], appends = [] }: ListSpec): ListRequest[] {
  const parts = [
    ...(includes.length > 0 ? [`include=${includes.join(',')}`] : []),
    ...(appends.length > 0 ? [`append=${appends.join(',')}`] : []),
  ];
  return parts.length > 0 ? [{ query: parts.join('&'), pages: FIRST_PAGE }] : [];
}

function filterQueries(
  field: string,
  kind: FilterKind,
  samples: readonly Row[],
  known: Record<string, string>,
): string[] {
  const filter = (value: string) => `filter[${field}]=${encodeURIComponent(value)}`;
  if (kind === 'boolean') return [filter('true'), filter('false')];
  const [sample] = samples
    .map((row) => row[field])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String);
  const fallback = VALUES[field];
  const value = sample ?? (fallback?.startsWith('@') ? known[fallback.slice(1)] : fallback);
  if (value === undefined || value === '' || (kind === 'integer' && !/^\d+$/.test(value))) return [];
  return [filter(kind === 'contains' ? value.slice(-4).trim() : value)];
}

function rangeQuery(field: string, kind: FilterKind): string {
  const day = (ago: number) => dayIn(new Date(Date.now() - ago * 86_400_000));
  const range = kind === 'decimal' || kind === 'integer' ? '1,1000000' : `${day(30)},${day(0)}`;
  return `filter_between[${field}]=${range}`;
}

/** A nested list is read for the row with id 1. */
export const addressOf = ({ path }: Endpoint): string => path.replaceAll(/\{\w+\}/g, '1');
