import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { fileRow } from '../../kernel/file.ts';
import {
  actionState,
  booleanField,
  lookupRow,
  noteField,
  rowStamp,
  someOf,
  textField,
  textId,
} from '../../kernel/fields.ts';
import { defineAttachments } from '../../kernel/attachments.ts';
import type { ListSpec } from '../../kernel/list.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { lotRow } from '../lot/lot.fields.ts';
import { orderItemRow } from '../order-item/order-item.row.ts';
import { progressStatuses } from '../progress/steps.ts';
import { orderChanges } from './order-body.ts';
import { orderTypeIds } from './order-types.ts';

/** Amounts of one kind of cost of an order. */
const buckets = <Name extends string>(name: Name) =>
  z.object({
    [name]: decimalText(),
    [`${name}_paid`]: decimalText(),
    [`${name}_debited`]: decimalText(),
    [`${name}_outstanding`]: decimalText(),
    [`${name}_unsolved`]: decimalText(),
  } as Record<
    Name | `${Name}_${'paid' | 'debited' | 'outstanding' | 'unsolved'}`,
    ReturnType<typeof decimalText>
  >);

const party = z.object({ id: z.number().int(), name: z.string(), tel: z.string().nullable() });

const progressStep = z.object({
  id: z.string(),
  applies: z.boolean(),
  done: z.boolean(),
  percent: z.number(),
  done_at: z.string().nullable(),
  missing: z.array(z.string()),
});

const parcelRow = z.object({
  id: z.number().int(),
  code: z.string(),
  note: z.string().nullable(),
  checked: z.boolean(),
  received_at: z.string().nullable(),
});

const payeeRow = z.object({
  id: z.number().int(),
  supplier_id: z.number().int(),
  supplier_name: z.string(),
  amount: decimalText(),
  currency_id: z.string(),
  due_date: z.string().nullable(),
  note: z.string().nullable(),
  purchase_id: z.number().int().nullable(),
  paid: z.boolean(),
});

export const orderRow = z.object({
  id: z.string(),
  organization_id: z.number().int(),
  type_id: z.enum(orderTypeIds),
  status_id: z.enum(progressStatuses),
  customer_id: z.number().int(),
  sale_id: z.number().int().nullable(),
  shipment_method_id: z.string().nullable(),
  contract_id: z.string().nullable(),
  note: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  /** Cancellation fee, in the currency of its goods. */
  cancel_fee: decimalText(),
  approved_at: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  special_declaration: decimalText(),
  insurance_declaration: decimalText(),
  insurance_fee: decimalText(),
  special_goods_fee: decimalText(),
  additional_cost: decimalText(),
  base_service_fee: decimalText(),
  service_fee_boxes: decimalText(),
  purchase_cost_currency_id: z.string(),
  service_fee_currency_id: z.string(),
  ...buckets('purchase_cost').shape,
  ...buckets('service_fee').shape,
  ...buckets('shipping_fee').shape,
  shipping_fee_air: decimalText(),
  shipping_fee_sea: decimalText(),
  compensation: decimalText(),
  compensated: decimalText(),
  compensation_debited: decimalText(),
  compensation_unsolved: decimalText(),
  ...rowStamp,
  customer: party.nullable().optional(),
  sale: party.nullable().optional(),
  status: lookupRow.nullable().optional(),
  type: lookupRow.nullable().optional(),
  shipment_method: lookupRow.nullable().optional(),
  contract: z
    .object({
      id: z.string(),
      status_id: z.string(),
      start_date: z.string(),
      end_date: z.string().nullable(),
    })
    .nullable()
    .optional(),
  items: z.array(orderItemRow).optional(),
  lot: lotRow.nullable().optional(),
  related_trackings: z.array(parcelRow.omit({ note: true })).optional(),
  trackings: z.array(parcelRow).optional(),
  payees: z.array(payeeRow).optional(),
  files: z.array(fileRow).optional(),
  progress: z.array(progressStep).optional(),
  actions: z.array(actionState).optional(),
});

export const orderList = {
  filters: {
    id: 'contains',
    customer_id: 'integer',
    sale_id: 'integer',
    type_id: 'text',
    status_id: 'text',
    shipment_method_id: 'text',
    contract_id: 'text',
    without_contract: 'boolean',
    result_proposed: 'boolean',
    /** Whether approved and with goods, fees or freight that are neither paid nor on account. */
    unsettled: 'boolean',
    by_tracking_code: 'text',
  },
  between: {
    created_at: 'instant',
    updated_at: 'instant',
    purchase_cost_outstanding: 'decimal',
    purchase_cost_unsolved: 'decimal',
  },
  sorts: ['id', 'created_at', 'updated_at'],
  defaultSort: '-created_at',
  includes: [
    'customer',
    'sale',
    'status',
    'type',
    'shipment_method',
    'contract',
    'items',
    'trackings',
    'lot',
    'payees',
  ],
  appends: ['related_trackings'],
  search: true,
} as const satisfies ListSpec;

export const listOrders = defineList({
  id: 'order.order.list',
  path: 'orders',
  summary: 'List orders of every type',
  access: { resource: 'order', action: 'read' },
  row: orderRow,
  list: orderList,
});
export const orderDetail = { includes: [...orderList.includes, 'files'], appends: orderList.appends };
export const getOrder = defineEndpoint({
  id: 'order.order.get',
  method: 'GET',
  path: 'orders/{id}',
  summary: 'Read one order with lines, money and progress',
  access: { resource: 'order', action: 'read' },
  params: textId,
  response: orderRow,
  detail: orderDetail,
});
/** The handler checks the right to what is changed: the order, or receivables. */
export const updateOrder = defineEndpoint({
  id: 'order.order.update',
  method: 'PUT',
  path: 'orders/{id}',
  summary: 'Change fees, route or note of an order, or record unsettled amounts as receivable',
  access: { resource: 'order', action: 'read' },
  params: textId,
  body: orderChanges,
  response: orderRow,
  errors: [
    'status_is_computed',
    'order_is_cancelled',
    'order_is_finished',
    'order_not_approved',
    'product_banned',
    'nothing_unsolved',
    'credit_limit_exceeded',
    ...recognitionErrors,
    'outside_books',
  ],
});

export const orderAttachments = defineAttachments({
  id: 'order.order.file',
  path: 'orders/{id}',
  title: 'an order',
  access: { resource: 'order', action: 'update' },
  params: textId,
  row: orderRow,
});

export const deleteOrder = defineEndpoint({
  id: 'order.order.delete',
  method: 'DELETE',
  path: 'orders/{id}',
  summary: 'Delete an order to which nothing happened',
  access: { resource: 'order', action: 'delete' },
  params: textId,
  response: z.void(),
  status: 204,
  errors: ['order_has_history'],
});

const approval = {
  access: { resource: 'order_approval', action: 'update' },
  errors: [
    'order_already_approved',
    'order_is_cancelled',
    'lot_ended',
    'hold_beyond_available',
    ...recognitionErrors,
  ],
} as const;
export const approveOrder = defineEndpoint({
  ...approval,
  id: 'order.order.approve',
  method: 'PUT',
  path: 'orders/{id}/approve',
  summary: 'Approve an order',
  params: textId,
  response: orderRow,
});
export const approveOrders = defineEndpoint({
  ...approval,
  errors: [...approval.errors, 'unknown_reference'],
  id: 'order.order.approve-several',
  method: 'POST',
  path: 'orders/approved',
  summary: 'Approve orders, all of them or none; a refusal names the order by its place in `ids`',
  previews: true,
  body: z.object({ ids: someOf(textField(32), 100) }),
  response: z.object({ data: z.array(orderRow) }),
  status: 200,
});

/** Consequences of cancelling an order, planned or executed. */
export const cancelPlan = z.object({
  order_id: z.string(),
  executed: z.boolean(),
  /** Cancellation fee. It is paid from payments for the goods, and the rest stays due. */
  cancel_fee: decimalText(),
  cancel_fee_currency_id: z.string(),
  purchases: z.array(
    z.object({
      purchase_id: z.number().int(),
      purchase_item_id: z.number().int().nullable(),
      quantity: decimalText(),
      ordered: z.boolean(),
    }),
  ),
  distributions: z.array(
    z.object({ id: z.number().int(), purchase_item_id: z.number().int(), quantity: decimalText() }),
  ),
  boxes: z.array(
    z.object({ owning_box_id: z.number().int(), box_id: z.number().int(), quantity: z.number().int() }),
  ),
  money: z.array(
    z.object({
      kind: z.string(),
      currency_id: z.string(),
      refunded: decimalText(),
      written_back: decimalText(),
    }),
  ),
});

export const cancelOrder = defineEndpoint({
  id: 'order.order.cancel',
  method: 'PUT',
  path: 'orders/{id}/cancel',
  summary: 'Plan or carry out the cancellation of an order',
  access: { resource: 'order_cancel', action: 'update' },
  params: textId,
  body: z.object({
    confirm: booleanField().default(false),
    reason: noteField().optional(),
    /** Waives the fee where one would be due. */
    waive_fee: booleanField().default(false),
  }),
  response: cancelPlan,
  errors: ['order_is_cancelled', 'order_cannot_be_cancelled', ...recognitionErrors],
});

export const reopenOrder = defineEndpoint({
  id: 'order.order.reopen',
  method: 'PUT',
  path: 'orders/{id}/reopen',
  summary: 'Reopen a cancelled order',
  access: { resource: 'order_cancel', action: 'update' },
  params: textId,
  response: orderRow,
  errors: ['order_not_cancelled', 'lot_won_for_other', ...recognitionErrors],
});

/** Lines within tolerance that await no more goods. */
export const settleQuantities = defineEndpoint({
  id: 'order.order.settle-quantities',
  method: 'PUT',
  path: 'orders/{id}/settle-quantities',
  summary: 'Take the quantities that lines got for those that they ask for',
  access: { resource: 'order_item', action: 'update' },
  params: textId,
  response: orderRow,
  errors: ['order_is_cancelled', 'order_is_finished', 'nothing_to_settle', ...recognitionErrors],
});

export const listOrderStatuses = defineLookup({
  id: 'order.status.list',
  path: 'order/statuses',
  title: 'order, line and tracking statuses',
  extra: { group: z.string() },
});
export const listOrderTypes = defineLookup({
  id: 'order.type.list',
  path: 'order/types',
  title: 'order types',
  extra: { prefix: z.string() },
});
export const listShipmentMethods = defineLookup({
  id: 'order.shipment-method.list',
  path: 'shipment-methods',
  title: 'shipment methods',
  extra: { volumetric_factor: decimalText() },
});
