import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
import { requireDebitFor } from '../../accounting/debt-lot/require-debit-for.ts';
import type { ErrorCode } from '../../errors.ts';
import { decimalText, moneyField, quantityField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import {
  actionState,
  booleanField,
  dateField,
  integerField,
  integerId,
  noteField,
  rowStamp,
  someOf,
  textField,
} from '../../kernel/fields.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { currencyIds, postedInCurrency } from '../../kernel/money.ts';
import { bansShape } from '../../product/product/bans.ts';
import { trackingBody } from '../tracking/tracking.endpoints.ts';
import { cost, purchaseItemRow, purchaseLineInput } from './purchase-item.endpoints.ts';
import { purchaseStates } from './purchase.machine.ts';
import { productOfLineShape } from '../../product/product/product-name.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
const trackingOfPurchase = z.object({
  id: z.number().int(),
  code: z.string(),
  received: z.boolean(),
  checked: z.boolean(),
  received_at: z.string().nullable(),
});

/** An order that the purchase buys for. */
const orderOfPurchase = z.object({
  id: z.string(),
  customer_id: z.number().int(),
  customer_name: z.string(),
});
/** Money paid for it, or refunded. */
const receiptOfPurchase = z.object({
  id: z.number().int(),
  receiptable_type: z.string(),
  receiptable_id: z.string(),
  transaction_id: z.number().int(),
  code_ref: z.string(),
  voucher_date: z.string(),
  amount: cost(),
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
  /** Whether compensations lower its charge. Otherwise they are other income. */
  compensation_cuts_price: z.boolean(),
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
  /** The first order that it buys for, and all of them. */
  order: orderOfPurchase.nullable().optional(),
  orders: z.array(orderOfPurchase).optional(),
  receipts: z.array(receiptOfPurchase).optional(),
  actions: z.array(actionState).optional(),
});

/** A user who buys. */
export const buyerRow = named;

const purchaseList = {
  filters: {
    id: 'integer',
    supplier_id: 'integer',
    buyer_id: 'integer',
    status_id: 'text',
    currency_id: 'text',
    by_tracking_code: 'text',
    order_id: 'text',
    compensated: 'boolean',
    /** Whether approved and neither paid nor on account. */
    unsettled: 'boolean',
  },
  between: { created_at: 'instant', outstanding: 'decimal', unsolved: 'decimal' },
  sorts: ['id', 'created_at', 'updated_at'],
  defaultSort: '-id',
  includes: ['supplier', 'buyer', 'status', 'items', 'trackings', 'order', 'orders', 'receipts'],
  search: true,
} as const;
const read = { resource: 'purchase', action: 'read' } as const;
const update = { resource: 'purchase', action: 'update' } as const;

const line = purchaseLineInput.extend({
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
export const listBuyers = defineList({
  id: 'order.purchase.buyer.list',
  path: 'purchase/buyers',
  summary: 'List buyers of purchases that the caller may read',
  access: read,
  row: buyerRow,
  list: { filters: { id: 'integer' }, sorts: ['name'], defaultSort: 'name', search: true },
});

const receipt = receiptOfPurchase.extend({
  purchase_id: z.number().int(),
  supplier_id: z.number().int(),
  supplier_name: z.string(),
  currency_id: z.string(),
});
export const listReceipts = defineList({
  id: 'order.purchase.receipt.list',
  path: 'purchase/receipts',
  summary: 'List money that went into purchases, or came back',
  access: read,
  row: receipt,
  list: {
    filters: { id: 'integer', purchase_id: 'integer', supplier_id: 'integer', transaction_id: 'integer' },
    sorts: ['id'],
    defaultSort: '-id',
  },
});
export const getReceipt = defineEndpoint({
  id: 'order.purchase.receipt.get',
  method: 'GET',
  path: 'purchase/receipts/{id}',
  summary: 'Read the payment of a purchase by one voucher',
  access: read,
  params: integerId,
  response: receipt,
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
      items: someOf(line, 500),
    })
    .superRefine(postedInCurrency('additional_cost')),
  response: purchaseRow,
  errors: [
    'quantity_over_to_buy',
    'quantity_over_line',
    'order_line_not_of_product',
    'order_not_approved',
    'order_is_cancelled',
    'order_is_finished',
    'order_unpaid',
    'product_banned',
  ],
});
/** The handler checks the right to what is changed: the purchase, or payables. */
export const updatePurchase = defineEndpoint({
  id: 'order.purchase.update',
  method: 'PUT',
  path: 'purchases/{id}',
  summary: 'Change additional cost or note, or record unsettled amounts as payable',
  access: read,
  params: integerId,
  body: z
    .object({
      additional_cost: moneyField(),
      note: noteField(),
      compensation_cuts_price: booleanField(),
      action_debit: booleanField(),
      payment_due_date: dateField(),
      /** Date of the voucher that records it, today by default. */
      voucher_date: dateField(),
    })
    .partial()
    .superRefine(requireDebitFor('payment_due_date', 'voucher_date')),
  response: purchaseRow,
  errors: [
    'purchase_wrong_state',
    'purchase_compensated',
    'purchase_cost_is_fixed',
    'nothing_unsolved',
    ...recognitionErrors,
    'outside_books',
  ],
});
export const correctAdditionalCost = defineEndpoint({
  id: 'order.purchase.correct-additional-cost',
  method: 'PUT',
  path: 'purchases/{id}/additional-cost',
  summary: 'Correct the additional cost of a purchase after it was paid, with a reason',
  previews: true,
  access: { resource: 'supplier_wallet', action: 'update' },
  params: integerId,
  body: z.object({ additional_cost: moneyField(), reason: textField(500) }),
  response: purchaseRow,
  errors: ['purchase_wrong_state', ...recognitionErrors],
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
  ...recognitionErrors,
]);
export const deletePurchase = defineEndpoint({
  id: 'order.purchase.delete',
  method: 'DELETE',
  path: 'purchases/{id}',
  summary: 'Delete a purchase that is not approved; its order lines have to be bought again',
  access: { resource: 'purchase', action: 'delete' },
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['purchase_wrong_state', ...recognitionErrors],
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
  errors: ['unknown_reference', 'purchase_wrong_state', ...recognitionErrors],
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
  errors: ['unknown_reference', 'tracking_tallied', ...recognitionErrors],
});
export const listPurchaseStatuses = defineLookup({
  id: 'order.purchase-status.list',
  path: 'purchase/statuses',
  title: 'purchase statuses',
});

export const toBuyRow = z.object({
  product_id: z.string(),
  ...productOfLineShape,
  supplier_id: z.number().int().nullable(),
  supplier_name: z.string().nullable(),
  to_buy: decimalText(),
  last_price: cost(),
  /** Consumption tax of the product. */
  tax_percent: decimalText(),
  /** Tax and total of the pieces to buy at the last price. */
  tax: cost(),
  total: cost(),
  quantity_items_in_box: z.number().int().nullable(),
  ...bansShape,
  order_items: z.array(
    z.object({
      order_item_id: z.number().int(),
      order_id: z.string(),
      customer_name: z.string(),
      quantity: decimalText(),
      /** Pieces that can be bought for it, tolerance included. */
      most: decimalText(),
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
  summary: 'List products to buy for paid orders',
  access: { resource: 'list_to_buy', action: 'read' },
  row: toBuyRow,
  list: {
    filters: { supplier_id: 'integer', product_id: 'text', order_id: 'text' },
    between: { expected_delivery: 'date' },
    sorts: ['product_id', 'to_buy', 'last_price'],
    defaultSort: 'product_id',
    search: true,
  },
});
