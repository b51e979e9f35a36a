import { z } from 'zod';
import { requireDebitFor } from '../../accounting/debt-lot/require-debit-for.ts';
import { moneyField, percentField, quantityField } from '../../kernel/decimal.ts';
import {
  booleanField,
  dateField,
  integerField,
  noteField,
  someOf,
  telField,
  textField,
} from '../../kernel/fields.ts';
import { postedAmountField, postedField } from '../../kernel/money.ts';
import { lotBody } from '../lot/lot.fields.ts';
import type { CreatableType, orderTypes } from './order-types.ts';

/** A line of products in a request. */
export const itemBody = z.object({
  product_id: textField(64),
  price: moneyField(),
  quantity: quantityField(),
  tax_percent: percentField().default('0'),
  discount_tax_per_tax_percent: percentField().default('0'),
  is_price_with_tax: booleanField().default(false),
  expected_delivery: dateField().nullish(),
  note: noteField().optional(),
});

/** Fees are in VND. Declared values are not amounts due. */
const fees = {
  insurance_fee: postedField('VND'),
  special_goods_fee: postedField('VND'),
  additional_cost: postedField('VND'),
  special_declaration: moneyField(),
  insurance_declaration: moneyField(),
};

/** A parcel on its way. Without a code it gets one of ours. */
const parcel = z.object({ code: noteField(64).optional(), note: noteField().optional() });

/** A payee in Japan whom we pay for the customer. */
const payee = z.object({
  supplier_id: integerField(),
  amount: postedAmountField('JPY'),
  due_date: dateField().nullish(),
  note: noteField().optional(),
});

/** Sender of an order's parcels. */
const sender = z.object({
  sender_name: noteField(255),
  sender_tel: telField(),
  sender_address: noteField(500),
});

/** Common fields of new orders. */
const head = {
  customer_id: integerField(),
  shipment_method_id: textField(32).nullish(),
  sale_id: integerField().nullish(),
  /** An active contract of the customer. */
  contract_id: textField(64).nullish(),
  service_fee: postedField('VND').default('0'),
  note: noteField().optional(),
  ...z.object(fees).partial().shape,
};

/** Bodies of new orders, by kind of lines. */
export const orderBodies = {
  products: z.object({
    ...head,
    items: someOf(itemBody, 500),
  }),
  trackings: z.object({
    ...head,
    ...sender.partial().shape,
    trackings: z.array(parcel, { error: 'not_list' }).max(200, 'too_long').default([]),
  }),
  lot: z.object({ ...head, lot: lotBody }),
  payees: z.object({
    ...head,
    payees: someOf(payee, 100),
  }),
} satisfies Record<CreatableLines, z.ZodObject>;

/** Kinds of lines of which orders can be created. */
export type CreatableLines = (typeof orderTypes)[CreatableType]['lines'];
/** Body of a new order with lines of a kind. */
export type OrderBodyOf<Lines extends CreatableLines> = z.output<(typeof orderBodies)[Lines]>;
/** Body of a new order of any type. */
export type OrderHead = z.output<z.ZodObject<typeof head>>;

/** Fields of an order that can be changed. */
export const orderChanges = z
  .object({
    shipment_method_id: textField(32).nullable(),
    sale_id: integerField().nullable(),
    service_fee: postedField('VND'),
    note: noteField(),
    status_id: z.unknown(),
    ...fees,
    /** Records everything unsettled of its goods, fees and own freight as receivable. */
    action_debit: booleanField(),
    /** By default the due date of its contract, or the customer's term. */
    payment_due_date: dateField(),
    /** Date of the vouchers that record it, today by default. */
    voucher_date: dateField(),
  })
  .partial()
  .superRefine(requireDebitFor('payment_due_date', 'voucher_date'));
