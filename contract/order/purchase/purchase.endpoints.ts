import { z } from 'zod';
import type { ErrorCode } from '../../errors.ts';
import { decimalField, decimalText, moneyField, percentField, quantityField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import {
  actionState,
  booleanField,
  integerField,
  integerId,
  noteField,
  rowStamp,
  textField,
} from '../../kernel/fields.ts';
import { guarded } from '../../kernel/guarded.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { currencyIds, postedInCurrency } from '../../kernel/money.ts';
import { purchaseItemStates } from './purchase-item.machine.ts';
import { purchaseStates } from './purchase.machine.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
const trackingOfPurchase = z.object({
  id: z.number().int(),
  code: z.string(),
  received_at: z.string().nullable(),
});

/** What we pay; for those who may know. */
const cost = () => guarded('cost_price', decimalText());

export const purchaseItemRow = z.object({
  id: z.number().int(),
  purchase_id: z.number().int(),
  product_id: z.string(),
  product_name: z.string(),
  image_url: z.string().nullable(),
  currency_id: z.string(),
  quantity: decimalText(),
  price: cost(),
  tax_percent: decimalText(),
  discount_tax_per_tax_percent: decimalText(),
  amount: cost(),
  tax: cost(),
  discount_tax: cost(),
  balance: cost(),
  status_id: z.enum(purchaseItemStates),
  received_quantity: decimalText(),
  distributed_quantity: decimalText(),
  remaining_quantity: decimalText(),
  short_closed_quantity: decimalText(),
  ...rowStamp,
  purchase: z
    .object({
      id: z.number().int(),
      supplier_id: z.number().int(),
      supplier_name: z.string(),
      status_id: z.enum(purchaseStates),
    })
    .nullable()
    .optional(),
  order_items: z
    .array(
      z.object({
        order_item_id: z.number().int(),
        order_id: z.string(),
        customer_name: z.string(),
        quantity: decimalText(),
        distributed: decimalText(),
      }),
    )
    .optional(),
  actions: z.array(actionState).optional(),
});

export const purchaseRow = z.object({
  id: z.number().int(),
  status_id: z.enum(purchaseStates),
  supplier_id: z.number().int(),
  buyer_id: z.number().int().nullable(),
  currency_id: z.string(),
  note: z.string().nullable(),
  additional_cost: cost(),
  compensation: cost(),
  approved_at: z.string().nullable(),
  ordered_at: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  sub_total: cost(),
  tax: cost(),
  discount_tax: cost(),
  balance: cost(),
  total: cost(),
  paid: cost(),
  debited: cost(),
  outstanding: cost(),
  unsolved: cost(),
  ...rowStamp,
  supplier: named.nullable().optional(),
  buyer: named.nullable().optional(),
  status: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
  items: z.array(purchaseItemRow).optional(),
  trackings: z.array(trackingOfPurchase).optional(),
  actions: z.array(actionState).optional(),
});

const purchaseList = {
  filters: {
    id: 'integer',
    supplier_id: 'integer',
    buyer_id: 'integer',
    status_id: 'text',
    currency_id: 'text',
    by_tracking_code: 'text',
    order_id: 'text',
  },
  between: { created_at: 'instant', outstanding: 'decimal', unsolved: 'decimal' },
  sorts: ['id', 'created_at', 'updated_at'],
  defaultSort: '-id',
  includes: ['supplier', 'buyer', 'status', 'items', 'trackings'],
  search: true,
} as const;
const read = { resource: 'purchase', action: 'read' } as const;
const update = { resource: 'purchase', action: 'update' } as const;

const line = z.object({
  product_id: textField(64),
  price: moneyField(),
  quantity: quantityField(),
  tax_percent: percentField().default('0'),
  discount_tax_per_tax_percent: percentField().default('0'),
  is_price_with_tax: booleanField().default(false),
  order_items: z
    .array(z.object({ order_item_id: integerField(), quantity: quantityField() }), { error: 'not_list' })
    .max(500, 'too_long')
    .default([]),
});

export const listPurchases = defineList({
  id: 'order.purchase.list',
  path: 'purchases',
  summary: 'List purchases',
  access: read,
  row: purchaseRow,
  list: purchaseList,
});
export const getPurchase = defineEndpoint({
  id: 'order.purchase.get',
  method: 'GET',
  path: 'purchases/{id}',
  summary: 'Read one purchase',
  access: read,
  params: integerId,
  response: purchaseRow,
  detail: { includes: purchaseList.includes },
});
export const createPurchase = defineEndpoint({
  id: 'order.purchase.create',
  method: 'POST',
  path: 'purchases',
  summary: 'Create a purchase, for order lines or for stock',
  access: { resource: 'purchase', action: 'create' },
  body: z
    .object({
      supplier_id: integerField(),
      currency_id: z.enum(currencyIds, { error: 'not_one_of' }),
      additional_cost: moneyField().default('0'),
      note: noteField().optional(),
      items: z.array(line, { error: 'not_list' }).min(1, 'required').max(500, 'too_long'),
    })
    .superRefine(postedInCurrency('additional_cost')),
  response: purchaseRow,
  errors: [
    'quantity_over_to_buy',
    'quantity_over_line',
    'order_line_not_of_product',
    'order_not_approved',
    'order_is_cancelled',
    'order_unpaid',
  ],
});
export const updatePurchase = defineEndpoint({
  id: 'order.purchase.update',
  method: 'PUT',
  path: 'purchases/{id}',
  summary: 'Change additional cost or note',
  access: update,
  params: integerId,
  body: z.object({ additional_cost: moneyField(), note: noteField() }).partial(),
  response: purchaseRow,
  errors: ['purchase_wrong_state'],
});
const action = (name: string, summary: string, errors: readonly ErrorCode[]) =>
  defineEndpoint({
    id: `order.purchase.${name}`,
    method: 'PUT',
    path: `purchases/{id}/${name}`,
    summary,
    access: update,
    params: integerId,
    response: purchaseRow,
    errors,
  });
export const approvePurchase = action('approve', 'Approve a purchase', ['purchase_wrong_state']);
export const orderPurchase = action('order', 'Record that the purchase was ordered at the supplier', [
  'purchase_wrong_state',
]);
export const cancelPurchase = action('cancel', 'Cancel a purchase of which nothing was received', [
  'purchase_wrong_state',
  'purchase_received',
  'period_locked',
]);

const trackingBody = z.object({
  tracking_id: z.union([z.number().int(), textField(64)], { error: 'required' }),
});
export const attachTracking = defineEndpoint({
  id: 'order.purchase.attach-tracking',
  method: 'PUT',
  path: 'purchases/{id}/attach-tracking',
  summary: 'Attach a tracking, by id or code',
  access: update,
  params: integerId,
  body: trackingBody,
  response: purchaseRow,
  errors: ['unknown_reference'],
});
export const detachTracking = defineEndpoint({
  id: 'order.purchase.detach-tracking',
  method: 'PUT',
  path: 'purchases/{id}/detach-tracking',
  summary: 'Detach a tracking',
  access: update,
  params: integerId,
  body: trackingBody,
  response: purchaseRow,
  errors: ['unknown_reference'],
});
export const listPurchaseStatuses = defineLookup({
  id: 'order.purchase-status.list',
  path: 'purchase/statuses',
  title: 'purchase statuses',
});

export const listPurchaseItems = defineList({
  id: 'order.purchase-item.list',
  path: 'purchase/items',
  summary: 'List purchase lines, also as the pool of goods to distribute',
  access: { resource: 'purchase_item', action: 'read' },
  row: purchaseItemRow,
  list: {
    filters: {
      id: 'integer',
      purchase_id: 'integer',
      product_id: 'text',
      available_for_distribution: 'boolean',
      tracking_id: 'integer',
      tracking_code: 'text',
    },
    sorts: ['id'],
    defaultSort: 'id',
    includes: ['purchase', 'order_items'],
    search: true,
  },
});
export const updatePurchaseItem = defineEndpoint({
  id: 'order.purchase-item.update',
  method: 'PUT',
  path: 'purchase/items/{id}',
  summary: 'Short-close a line: the rest will not come',
  access: { resource: 'purchase_item', action: 'update' },
  params: integerId,
  body: z.object({
    short_closed_quantity: decimalField({ min: '0', max: '9999999', scale: 2 }),
    short_close_reason: noteField(),
  }),
  response: purchaseItemRow,
  errors: ['purchase_wrong_state', 'received_too_much'],
});

export const toBuyRow = z.object({
  product_id: z.string(),
  product_name: z.string(),
  image_url: z.string().nullable(),
  supplier_id: z.number().int().nullable(),
  supplier_name: z.string().nullable(),
  to_buy: decimalText(),
  last_price: decimalText().nullable(),
  quantity_items_in_box: z.number().int().nullable(),
  banned_air: z.boolean(),
  banned_sea: z.boolean(),
  banned_export: z.boolean(),
  order_items: z.array(
    z.object({
      order_item_id: z.number().int(),
      order_id: z.string(),
      customer_name: z.string(),
      quantity: decimalText(),
      price: decimalText(),
      tax_percent: decimalText(),
      discount_tax_per_tax_percent: decimalText(),
      expected_delivery: z.string().nullable(),
    }),
  ),
});
export const listToBuy = defineList({
  id: 'order.list-to-buy.list',
  path: 'list-to-buy',
  summary: 'What is still to be bought for paid orders, by product',
  access: { resource: 'list_to_buy', action: 'read' },
  row: toBuyRow,
  list: {
    filters: { supplier_id: 'integer', product_id: 'text' },
    sorts: ['product_id', 'to_buy'],
    defaultSort: 'product_id',
    search: true,
  },
});
