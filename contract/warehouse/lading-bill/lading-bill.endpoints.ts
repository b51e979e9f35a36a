import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
import { requireDebitFor } from '../../accounting/debt-lot/require-debit-for.ts';
import { decimalText, moneyField } from '../../kernel/decimal.ts';
import { postedField } from '../../kernel/money.ts';
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
import { bansShape } from '../../product/product/bans.ts';
import { freightChargeTypes, freightRanges } from '../freight/rate-freight.ts';
import { productOfBoxShape } from '../box/product-of-box.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

export const boxLadingBillRow = z.object({
  id: z.number().int(),
  lading_bill_id: z.number().int(),
  box_id: z.number().int(),
  order_id: z.string(),
  quantity: z.number().int(),
  type_freight_charge: z.string().nullable(),
  received_quantity: z.number().int(),
  loaded_quantity: z.number().int(),
  volume: decimalText(),
  weight: decimalText(),
  quantity_of_owner: z.number().int(),
  is_parent_box: z.boolean(),
  ...bansShape,
  ...productOfBoxShape,
  ...rowStamp,
});

/** Volume in m3, weights in kg. The charge is the sum of the orders' shares. */
export const ladingBillRow = z.object({
  id: z.number().int(),
  name: z.string(),
  customer_id: z.number().int(),
  container_id: z.number().int().nullable(),
  shipment_method_id: z.string(),
  from_area_id: z.number().int(),
  to_area_id: z.number().int(),
  volume: decimalText(),
  weight: decimalText(),
  volumetric_weight: decimalText(),
  type_freight_charge: z.string(),
  type_freight_range: z.string(),
  automatic_freight_rate_update: z.boolean(),
  freight_charge_pay_for_order: z.boolean(),
  currency_id: z.string(),
  freight_rate: decimalText().nullable(),
  freight_range: decimalText().nullable(),
  discount: decimalText(),
  declared_value: decimalText(),
  freight_charge: decimalText(),
  freight_charge_paid: decimalText(),
  freight_charge_debited: decimalText(),
  freight_charge_outstanding: decimalText(),
  freight_charge_unsolved: decimalText(),
  /** Compensation for its boxes: total, paid, recorded, and undecided. */
  compensation: decimalText(),
  compensated: decimalText(),
  compensation_debited: decimalText(),
  compensation_unsolved: decimalText(),
  assessed_at: z.string().nullable(),
  had_cut_off: z.boolean(),
  /** When its container was first unloaded. */
  arrived_at: z.string().nullable(),
  price_explained: z.record(z.string(), z.unknown()).nullable(),
  quantity: z.number().int(),
  ...rowStamp,
  customer: named.nullable().optional(),
  container: named.nullable().optional(),
  pivot_boxes: z.array(boxLadingBillRow).optional(),
  shares: z
    .array(
      z.object({
        order_id: z.string(),
        /** Who bears the freight, where it is not the order. */
        contract_id: z.string().nullable(),
        total: decimalText(),
        paid: decimalText(),
        debited: decimalText(),
        outstanding: decimalText(),
        unsolved: decimalText(),
      }),
    )
    .optional(),
  actions: z.array(actionState).optional(),
});
const list = {
  filters: {
    id: 'integer',
    name: 'contains',
    customer_id: 'integer',
    container_id: 'integer',
    shipment_method_id: 'text',
    from_area_id: 'integer',
    to_area_id: 'integer',
    order_id: 'text',
    contract_id: 'text',
    without_container: 'boolean',
    box_id: 'integer',
  },
  between: { created_at: 'instant' },
  sorts: ['id', 'created_at', 'name'],
  defaultSort: '-id',
  includes: ['customer', 'container', 'pivot_boxes', 'shares'],
  search: true,
} as const;
const access = (action: 'read' | 'create' | 'update' | 'delete') =>
  ({ resource: 'lading_bill', action }) as const;
const terms = {
  type_freight_charge: z.enum(freightChargeTypes, { error: 'not_one_of' }),
  type_freight_range: z.enum(freightRanges, { error: 'not_one_of' }),
  automatic_freight_rate_update: booleanField(),
  freight_charge_pay_for_order: booleanField(),
  freight_rate: moneyField().nullable(),
  discount: postedField('VND'),
  declared_value: moneyField(),
  name: noteField(120),
};

export const listLadingBills = defineList({
  id: 'warehouse.lading-bill.list',
  path: 'lading-bills',
  summary: 'List lading bills',
  access: access('read'),
  row: ladingBillRow,
  list,
});
export const listLadingBillsOfOrders = {
  ...defineList({
    id: 'warehouse.lading-bill.list-of-orders',
    path: 'lading-bills-of-orders',
    summary: 'List the lading bills on which boxes of orders are',
    access: access('read'),
    row: ladingBillRow,
    list: { ...list, filters: { customer_id: 'integer' } },
  }),
  query: z.object({
    order_ids: someOf(textField(64), 100),
  }),
};
/** For a contract: answers each order of the bill as attached, or with the reason why not. */
export const attachOrdersOfBill = defineEndpoint({
  id: 'warehouse.lading-bill.attach-to-contract',
  method: 'POST',
  path: 'functions/attach-orders-in-lading-bill-to-contract',
  summary: 'Make the orders of a lading bill part of a contract, where they can be',
  access: { resource: 'contract', action: 'update' },
  body: z.object({ lading_bill_id: integerField(), contract_id: textField(64) }),
  response: z.object({
    attached: z.array(z.string()),
    skipped: z.array(z.object({ order_id: z.string(), reason: z.string() })),
  }),
  status: 200,
  previews: true,
  errors: ['contract_wrong_state', 'unknown_reference'],
});
export const getLadingBill = defineEndpoint({
  id: 'warehouse.lading-bill.get',
  method: 'GET',
  path: 'lading-bills/{id}',
  summary: 'Read a lading bill with its rated freight',
  access: access('read'),
  params: integerId,
  response: ladingBillRow,
  detail: { includes: list.includes },
});
export const createLadingBill = defineEndpoint({
  id: 'warehouse.lading-bill.create',
  method: 'POST',
  path: 'lading-bills',
  summary: 'Create a lading bill',
  access: access('create'),
  body: z.object({
    customer_id: integerField(),
    shipment_method_id: textField(32),
    from_area_id: integerField(),
    to_area_id: integerField(),
    ...z.object(terms).partial().shape,
    type_freight_charge: terms.type_freight_charge.default('by_chargeable_weight'),
    type_freight_range: terms.type_freight_range.default('lading_bill'),
  }),
  response: ladingBillRow,
  errors: ['unknown_reference', 'customer_of_other_organization'],
});
export const updateLadingBill = defineEndpoint({
  id: 'warehouse.lading-bill.update',
  method: 'PUT',
  path: 'lading-bills/{id}',
  summary: 'Change the freight terms of a bill, or record its freight as receivable',
  access: access('update'),
  params: integerId,
  body: z
    .object({
      ...terms,
      action_debit: booleanField(),
      /** Date of the voucher that records it, today by default. */
      voucher_date: dateField(),
    })
    .partial()
    .superRefine(requireDebitFor('voucher_date')),
  response: ladingBillRow,
  errors: [
    'bill_is_locked',
    'bill_freight_is_fixed',
    'nothing_unsolved',
    ...recognitionErrors,
    'paid_by_contract',
    'credit_limit_exceeded',
    'outside_books',
  ],
});
const { name: _, ...freightTerms } = terms;
export const correctFreight = defineEndpoint({
  id: 'warehouse.lading-bill.correct-freight',
  method: 'PUT',
  path: 'lading-bills/{id}/freight-terms',
  summary: 'Correct the freight terms of a bill after its freight was settled, with a reason',
  previews: true,
  access: { resource: 'debt', action: 'update' },
  params: integerId,
  body: z
    .object(freightTerms)
    .partial()
    .extend({ reason: textField(500) }),
  response: ladingBillRow,
  errors: ['bill_is_locked', 'paid_by_contract', ...recognitionErrors],
});
export const deleteLadingBill = defineEndpoint({
  id: 'warehouse.lading-bill.delete',
  method: 'DELETE',
  path: 'lading-bills/{id}',
  summary: 'Delete a bill without payments',
  access: access('delete'),
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['bill_is_locked', 'bill_has_payments', 'bill_in_container'],
});

const line = {
  access: access('update'),
  response: ladingBillRow,
  errors: [
    'bill_is_locked',
    'bill_freight_is_fixed',
    'over_owned',
    'order_of_other_customer',
    'bill_is_loaded',
    'box_in_other_area',
    'product_banned',
    ...recognitionErrors,
  ],
} as const;
export const listBoxLadingBills = defineList({
  id: 'warehouse.box-lading-bill.list',
  path: 'box-lading-bills',
  summary: 'List boxes on lading bills',
  access: access('read'),
  row: boxLadingBillRow,
  list: {
    filters: {
      id: 'integer',
      lading_bill_id: 'integer',
      box_id: 'integer',
      order_id: 'text',
      container_id: 'integer',
    },
    sorts: ['id', 'created_at'],
    defaultSort: 'id',
  },
});
export const createBoxLadingBill = defineEndpoint({
  id: 'warehouse.box-lading-bill.create',
  method: 'POST',
  path: 'box-lading-bills',
  summary: 'Put boxes of an order on a bill',
  ...line,
  body: z.object({
    lading_bill_id: integerField(),
    box_id: integerField(),
    order_id: textField(64),
    quantity: integerField(1, 10000),
    type_freight_charge: terms.type_freight_charge.nullish(),
  }),
});
export const addToBill = defineEndpoint({
  id: 'warehouse.box-lading-bill.create-several',
  method: 'POST',
  path: 'box-lading-bills/several',
  summary: 'Put several boxes on a bill, all of them or none',
  ...line,
  body: z.object({
    lading_bill_id: integerField(),
    boxes: someOf(createBoxLadingBill.body.omit({ lading_bill_id: true }), 200),
  }),
  previews: true,
});
export const takeOffBill = defineEndpoint({
  id: 'warehouse.box-lading-bill.delete-several',
  method: 'DELETE',
  path: 'box-lading-bills/several',
  summary: 'Take several lines off a bill, all of them or none',
  ...line,
  status: 200,
  body: z.object({ lading_bill_id: integerField(), lines: someOf(integerField(), 200) }),
  errors: ['bill_is_locked', 'bill_is_loaded', 'unknown_reference', ...recognitionErrors],
  previews: true,
});
export const updateBoxLadingBill = defineEndpoint({
  id: 'warehouse.box-lading-bill.update',
  method: 'PUT',
  path: 'box-lading-bills/{id}',
  summary: 'Change boxes on a bill',
  ...line,
  params: integerId,
  body: z
    .object({ quantity: integerField(1, 10000), type_freight_charge: terms.type_freight_charge.nullable() })
    .partial(),
});
export const deleteBoxLadingBill = defineEndpoint({
  id: 'warehouse.box-lading-bill.delete',
  method: 'DELETE',
  path: 'box-lading-bills/{id}',
  summary: 'Take boxes off a bill',
  access: access('update'),
  params: integerId,
  response: z.void(),
  status: 204,
  errors: line.errors,
});
export const listFreightChargeTypes = defineLookup({
  id: 'warehouse.freight-charge-type.list',
  path: 'freight-charge-types',
  title: 'what freight is charged by',
});
