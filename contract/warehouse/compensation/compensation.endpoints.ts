import { z } from 'zod';
import { amountField, decimalText } from '../../kernel/decimal.ts';
import {
  actionState,
  booleanField,
  dateField,
  integerField,
  rowStamp,
  textField,
} from '../../kernel/fields.ts';
import { currencyIds, postedInCurrency } from '../../kernel/money.ts';
import { defineResource } from '../../kernel/resource.ts';
import { compensationStates } from './compensation.machine.ts';
import { productOfBoxShape } from '../box/product-of-box.ts';

/** Subject of a compensation: boxes on a bill, or an order. */
export const compensationTypes = ['warehouse', 'order'] as const;
/** Quantity that stands for a whole parent box with its contents. */
export const WHOLE_PARENT = -1;

/** Compensation for a customer: amount = paid + recorded and not paid + unsettled. */
export const compensationRow = z.object({
  id: z.number().int(),
  type: z.enum(compensationTypes),
  order_id: z.string(),
  lading_bill_id: z.number().int().nullable(),
  organization_id: z.number().int(),
  customer_id: z.number().int(),
  customer_name: z.string(),
  currency_id: z.enum(currencyIds),
  amount: decimalText(),
  paid: decimalText(),
  debited: decimalText(),
  outstanding: decimalText(),
  unsolved: decimalText(),
  /** Unpaid part, recorded or not. */
  uncompensated: decimalText(),
  note: z.string(),
  state: z.enum(compensationStates),
  ...rowStamp,
  boxes: z
    .array(
      z.object({
        box_id: z.number().int(),
        quantity: z.number().int(),
        is_parent_box: z.boolean(),
        ...productOfBoxShape,
      }),
    )
    .optional(),
  lading_bill: z.object({ id: z.number().int(), name: z.string() }).nullable().optional(),
  actions: z.array(actionState).optional(),
});

const box = z.object({
  box_id: integerField(),
  quantity: integerField(WHOLE_PARENT, 10_000).refine((quantity) => quantity !== 0, 'invalid'),
});
const amount = amountField();
const note = textField(2000);
const create = z
  .object({
    type: z.enum(compensationTypes, { error: 'not_one_of' }).optional(),
    lading_bill_id: integerField().nullish(),
    order_id: textField(64).nullish(),
    organization_id: integerField().optional(),
    currency_id: z.enum(currencyIds, { error: 'not_one_of' }).default('VND'),
    amount,
    note,
    boxes: z
      .array(box, { error: 'not_list' })
      .max(200, 'too_long')
      .refine((boxes) => new Set(boxes.map(({ box_id }) => box_id)).size === boxes.length, 'invalid')
      .default([]),
  })
  .superRefine(postedInCurrency('amount'));
const update = z
  .object({ amount, note, action_debit: booleanField(), payment_due_date: dateField() })
  .partial();

const list = {
  filters: {
    id: 'integer',
    order_id: 'text',
    lading_bill_id: 'integer',
    customer_id: 'integer',
    type: 'text',
    currency_id: 'text',
    settled: 'boolean',
  },
  between: { created_at: 'instant' },
  sorts: ['id', 'created_at', 'amount'],
  defaultSort: '-id',
  includes: ['boxes', 'lading_bill'],
  search: true,
} as const;
const errors = [
  'bill_without_boxes',
  'boxes_of_several_orders',
  'beyond_boxes',
  'box_is_not_parent',
  'order_not_approved',
  'order_is_cancelled',
  'compensation_below_settled',
  'compensation_settled',
  'nothing_unsolved',
  'period_locked',
  'price_not_found',
  'unknown_reference',
] as const;
const shared = {
  permission: 'order_compensation',
  key: 'integer',
  row: compensationRow,
  create,
  update,
  list,
  errors,
} as const;

/** Compensations of orders, for boxes of bills or for the order itself. */
export const orderCompensation = defineResource({
  ...shared,
  id: 'warehouse.order-compensation',
  path: 'order-compensations',
  title: 'compensation of an order',
});
/** Compensations for boxes of lading bills. */
export const ladingBillCompensation = defineResource({
  ...shared,
  id: 'warehouse.lading-bill-compensation',
  path: 'lading-bill-compensations',
  title: 'compensation for boxes of a lading bill',
});
