import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
import { decimalText, quantityField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import {
  actionState,
  booleanField,
  dateField,
  integerField,
  integerId,
  noteField,
  rowStamp,
  textField,
} from '../../kernel/fields.ts';
import { postedField } from '../../kernel/money.ts';
import { defineResource } from '../../kernel/resource.ts';
import { proposedDistribution } from '../../order/order-distribution/order-distribution.endpoints.ts';
import { productOfLineShape } from '../../product/product/product-name.ts';

const expected = z.object({
  id: z.number().int(),
  purchase_id: z.number().int(),
  product_id: z.string(),
  ...productOfLineShape,
  quantity: decimalText(),
  received_quantity: decimalText(),
  supplier_name: z.string(),
  /** Orders that the goods were bought for. */
  order_ids: z.array(z.string()),
});

const goods = z.object({ product_id: z.string(), ...productOfLineShape });
/** Pieces of a product in a parcel. */
export const sfaContent = goods.extend({ quantity: decimalText() });

/** An inbound parcel or pallet of parcels under one tracking. */
export const sfaRow = z.object({
  id: z.number().int(),
  area_id: z.number().int(),
  tracking_id: z.number().int(),
  tracking_code: z.string(),
  quantity: z.number().int(),
  received_quantity: z.number().int(),
  /** Declared packages that are not tallied. Negative for a surplus. */
  untested_quantity: z.number().int(),
  shipping_fee: decimalText(),
  /** Something of the fee is paid or recorded as payable, so that only a correction changes it. */
  is_shipping_fee_fixed: z.boolean(),
  coupon: z.string().nullable(),
  arrival_date: z.string(),
  ...rowStamp,
  purchase_items: z.array(expected).optional(),
  /** Tallied products and their packed quantities. */
  contents: z.array(goods.extend({ tallied: decimalText(), packed: decimalText() })).optional(),
  actions: z.array(actionState).optional(),
});
const fields = {
  quantity: integerField(1, 100000),
  shipping_fee: postedField('JPY'),
  coupon: noteField(120),
  arrival_date: dateField(),
};

export const sfa = defineResource({
  id: 'warehouse.sfa',
  path: 'sfas',
  title: 'inbound item',
  permission: 'sfa',
  key: 'integer',
  row: sfaRow,
  create: z.object({
    tracking_code: textField(64),
    ...fields,
    shipping_fee: fields.shipping_fee.default('0'),
    coupon: fields.coupon.optional(),
    area_id: integerField().optional(),
  }),
  update: z.object(fields).partial(),
  list: {
    filters: {
      id: 'integer',
      tracking_code: 'contains',
      area_id: 'integer',
      untallied: 'boolean',
      /** Tallied goods that are in no box yet, or packages without a box. */
      unpacked: 'boolean',
    },
    between: { arrival_date: 'date', created_at: 'instant' },
    sorts: ['id', 'arrival_date', 'shipping_fee', 'created_at'],
    defaultSort: '-arrival_date',
    includes: ['purchase_items', 'contents'],
    search: true,
  },
  errors: ['sfa_exists', 'parcel_fee_is_fixed', 'no_area', 'not_in_this_warehouse', ...recognitionErrors],
});

export const correctShippingFee = defineEndpoint({
  id: 'warehouse.sfa.correct-shipping-fee',
  method: 'PUT',
  path: 'sfas/{id}/shipping-fee',
  summary: 'Correct the shipping fee of an inbound item after it was paid, with a reason',
  previews: true,
  access: { resource: 'supplier_wallet', action: 'update' },
  params: integerId,
  body: z.object({ shipping_fee: fields.shipping_fee, reason: textField(500) }),
  response: sfaRow.extend({
    /** What is still to be paid of the fee. Negative where the supplier owes a refund. */
    shipping_fee_unsolved: decimalText(),
  }),
  errors: recognitionErrors,
});

export const sfaReceiptRow = z.object({
  id: z.number().int(),
  sfa_id: z.number().int(),
  tracking_code: z.string(),
  packages: z.number().int(),
  created_at: z.string(),
  items: z.array(
    z.object({
      purchase_item_id: z.number().int(),
      purchase_id: z.number().int(),
      quantity: decimalText(),
      ...productOfLineShape,
    }),
  ),
});
export const listSfaReceipts = defineList({
  id: 'warehouse.sfa-receipt.list',
  path: 'sfa-receipts',
  summary: 'List tallies of inbound items',
  access: { resource: 'sfa', action: 'read' },
  row: sfaReceiptRow,
  list: {
    filters: { id: 'integer', sfa_id: 'integer', purchase_id: 'integer' },
    sorts: ['id', 'created_at'],
    defaultSort: '-id',
  },
});
export const createSfaReceipt = defineEndpoint({
  id: 'warehouse.sfa-receipt.create',
  method: 'POST',
  path: 'sfa-receipts',
  summary: 'Tally packages and their contents',
  access: { resource: 'sfa', action: 'update' },
  body: z
    .object({
      sfa_id: integerField(),
      packages: integerField(0, 100000),
      items: z
        .array(z.object({ purchase_item_id: integerField(), quantity: quantityField() }), {
          error: 'not_list',
        })
        .max(500, 'too_long')
        .default([]),
      /** Allocates the goods to the order lines they were bought for. */
      allocate: booleanField().default(false),
    })
    // counted packages may be opened later, but an empty tally is refused
    .refine(({ packages, items }) => packages > 0 || items.length > 0, {
      path: ['packages'],
      error: 'not_above',
      params: { minimum: 0 },
    }),
  response: sfaReceiptRow.extend({ allocated: z.array(proposedDistribution) }),
  errors: ['received_too_much', 'purchase_not_ordered', 'unknown_reference', ...recognitionErrors],
});
