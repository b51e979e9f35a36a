import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
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
import { bansShape } from '../../product/product/bans.ts';
import { purchaseItemStates } from './purchase-item.machine.ts';
import { purchaseStates } from './purchase.machine.ts';
import { productOfLineShape } from '../../product/product/product-name.ts';

/** Purchase amounts, for callers with the right to them. */
export const cost = () => guarded('cost_price', decimalText());

export const purchaseItemRow = z.object({
  id: z.number().int(),
  purchase_id: z.number().int(),
  product_id: z.string(),
  ...productOfLineShape,
  ...bansShape,
  currency_id: z.string(),
  quantity: decimalText(),
  price: cost(),
  tax_percent: decimalText(),
  discount_tax_per_tax_percent: decimalText(),
  amount: cost(),
  tax: cost(),
  discount_tax: cost(),
  balance: cost(),
  /** Whether something of its purchase is paid or recorded as payable. */
  price_fixed: z.boolean(),
  status_id: z.enum(purchaseItemStates),
  received_quantity: decimalText(),
  distributed_quantity: decimalText(),
  remaining_quantity: decimalText(),
  short_closed_quantity: decimalText(),
  short_close_reason: z.string().nullable(),
  note: z.string().nullable(),
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
  product: z
    .object({
      id: z.string(),
      name: z.string(),
      image_url: z.string().nullable(),
      quantity_items_in_box: z.number().int().nullable(),
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

/** Entered values of a line. */
export const purchaseLineInput = z.object({
  product_id: textField(64),
  price: moneyField(),
  quantity: quantityField(),
  tax_percent: percentField().default('0'),
  discount_tax_per_tax_percent: percentField().default('0'),
  is_price_with_tax: booleanField().default(false),
  note: noteField().optional(),
});

const itemList = {
  filters: {
    id: 'integer',
    purchase_id: 'integer',
    product_id: 'text',
    supplier_id: 'integer',
    available_for_distribution: 'boolean',
    tracking_id: 'integer',
    tracking_code: 'text',
    /** Lines that were bought for orders. */
    order_id: 'text',
  },
  sorts: ['id', 'purchase_id', 'created_at'],
  includes: ['purchase', 'product', 'order_items'],
  search: true,
} as const;

/** Lists purchase lines, and received goods that wait for allocation. */
const read = { resource: 'purchase_item', action: 'read' } as const;
const aLine = {
  method: 'GET',
  access: read,
  params: integerId,
  response: purchaseItemRow,
  detail: { includes: itemList.includes },
} as const;

export const listPurchaseItems = defineList({
  id: 'order.purchase-item.list',
  path: 'purchase/items',
  summary: 'List purchase lines, also as the pool of goods to distribute',
  access: read,
  row: purchaseItemRow,
  list: { ...itemList, defaultSort: 'id' },
});
export const listAvailable = defineList({
  id: 'order.purchase-item.list-available',
  path: 'available_for_distribution',
  summary: 'List received goods that are not allocated',
  access: read,
  row: purchaseItemRow,
  list: { ...itemList, defaultSort: 'purchase_id' },
});
export const getPurchaseItem = defineEndpoint({
  ...aLine,
  id: 'order.purchase-item.get',
  path: 'purchase/items/{id}',
  summary: 'Read one line of a purchase',
});
export const getAvailable = defineEndpoint({
  ...aLine,
  id: 'order.purchase-item.get-available',
  path: 'available_for_distribution/{id}',
  summary: 'Read received goods, allocated or not',
});
export const createPurchaseItem = defineEndpoint({
  id: 'order.purchase-item.create',
  method: 'POST',
  path: 'purchase/items',
  summary: 'Add a line to a purchase, for stock',
  access: { resource: 'purchase_item', action: 'create' },
  body: purchaseLineInput.extend({ purchase_id: integerField() }),
  response: purchaseItemRow,
  errors: ['purchase_wrong_state', 'unknown_reference', ...recognitionErrors],
});
export const updatePurchaseItem = defineEndpoint({
  id: 'order.purchase-item.update',
  method: 'PUT',
  path: 'purchase/items/{id}',
  summary: 'Change or short-close a line that awaits goods',
  previews: true,
  access: { resource: 'purchase_item', action: 'update' },
  params: integerId,
  body: z
    .object({
      price: moneyField(),
      quantity: quantityField(),
      tax_percent: percentField(),
      discount_tax_per_tax_percent: percentField(),
      is_price_with_tax: booleanField(),
      short_closed_quantity: decimalField({ min: '0', max: '9999999', scale: 2 }),
      short_close_reason: noteField(),
      note: noteField(),
    })
    .partial(),
  response: purchaseItemRow,
  errors: [
    'purchase_wrong_state',
    'purchase_received',
    'purchase_price_is_fixed',
    'received_too_much',
    'quantity_in_use',
    ...recognitionErrors,
  ],
});
export const correctPurchaseItemPrice = defineEndpoint({
  id: 'order.purchase-item.correct-price',
  method: 'PUT',
  path: 'purchase/items/{id}/price',
  summary: 'Correct the price of a line whose purchase was paid, with a reason',
  previews: true,
  access: { resource: 'supplier_wallet', action: 'update' },
  params: integerId,
  body: z.object({
    price: moneyField(),
    tax_percent: percentField().optional(),
    discount_tax_per_tax_percent: percentField().optional(),
    is_price_with_tax: booleanField().optional(),
    reason: textField(500),
  }),
  response: purchaseItemRow,
  errors: ['purchase_wrong_state', 'purchase_received', ...recognitionErrors],
});
export const deletePurchaseItem = defineEndpoint({
  id: 'order.purchase-item.delete',
  method: 'DELETE',
  path: 'purchase/items/{id}',
  summary: 'Delete a purchase line without received goods; its order lines have to be bought again',
  access: { resource: 'purchase_item', action: 'delete' },
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['purchase_wrong_state', 'purchase_received', 'purchase_last_line', ...recognitionErrors],
});
