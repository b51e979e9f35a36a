import { z } from 'zod';
import { requireDebitFor } from '../../accounting/debt-lot/require-debit-for.ts';
import { chargeKinds } from '../../accounting/charge/charge-kinds.ts';
import { decimalText, moneyField } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  actionState,
  booleanField,
  dateField,
  integerField,
  lookupRow,
  noteField,
  rowStamp,
  someOf,
  textField,
  textId,
} from '../../kernel/fields.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { currencyIds } from '../../kernel/money.ts';
import { defineResource } from '../../kernel/resource.ts';
import { orderItemRow } from '../order-item/order-item.row.ts';
import { contractStates } from './contract.machine.ts';

const buckets = {
  total: decimalText(),
  paid: decimalText(),
  debited: decimalText(),
  outstanding: decimalText(),
  unsolved: decimalText(),
};

/**
 * A contract with a customer. Fee and cost are the agreed ones; freight and `sums` are amounts of its
 * orders.
 */
export const contractRow = z.object({
  id: z.string(),
  organization_id: z.number().int(),
  status_id: z.enum(contractStates),
  customer_id: z.number().int(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  service_fee: decimalText(),
  service_fee_currency_id: z.string(),
  purchase_cost: decimalText(),
  purchase_cost_currency_id: z.string(),
  note: z.string().nullable(),
  order_count: z.number().int(),
  freight_charge: decimalText(),
  freight_charge_paid: decimalText(),
  freight_charge_debited: decimalText(),
  freight_charge_outstanding: decimalText(),
  freight_charge_unsolved: decimalText(),
  discount: decimalText(),
  ...rowStamp,
  customer: z
    .object({ id: z.number().int(), name: z.string(), tel: z.string().nullable() })
    .nullable()
    .optional(),
  status: lookupRow.nullable().optional(),
  orders: z
    .array(z.object({ id: z.string(), type_id: z.string(), status_id: z.string(), created_at: z.string() }))
    .optional(),
  items: z.array(orderItemRow).optional(),
  /** Amounts due of its orders by kind and currency. Freight counts as far as the contract bears it. */
  sums: z.array(z.object({ kind: z.enum(chargeKinds), currency_id: z.string(), ...buckets })).optional(),
  actions: z.array(actionState).optional(),
});

const currency = () => z.enum(currencyIds, { error: 'not_one_of' });
const terms = {
  start_date: dateField(),
  end_date: dateField().nullable(),
  service_fee: moneyField(),
  service_fee_currency_id: currency(),
  purchase_cost: moneyField(),
  purchase_cost_currency_id: currency(),
  note: noteField(),
};
/** States that a request may set. A contract starts as a draft. */
const nextStates = contractStates.filter((state) => state !== 'Draft') as [
  Exclude<(typeof contractStates)[number], 'Draft'>,
];

export const contract = defineResource({
  id: 'order.contract',
  path: 'contracts',
  title: 'contract with a customer',
  permission: 'contract',
  key: 'text',
  row: contractRow,
  create: z.object({
    customer_id: integerField(),
    ...z.object(terms).partial().shape,
    start_date: terms.start_date,
  }),
  update: z
    .object({
      ...terms,
      status_id: z.enum(nextStates, { error: 'not_one_of' }),
      /** Records all unsettled freight of the contract as receivable. */
      action_debit: booleanField(),
      /** Date of the voucher that records it, today by default. */
      voucher_date: dateField(),
    })
    .partial()
    .superRefine(requireDebitFor('voucher_date')),
  list: {
    filters: { id: 'contains', customer_id: 'integer', status_id: 'text' },
    between: {
      created_at: 'instant',
      updated_at: 'instant',
      start_date: 'date',
      end_date: 'date',
    },
    sorts: ['id', 'start_date', 'end_date', 'created_at', 'updated_at'],
    defaultSort: '-created_at',
    includes: ['customer', 'status', 'orders', 'items', 'sums'],
    search: true,
  },
  errors: [
    'customer_of_other_organization',
    'contract_wrong_state',
    'contract_has_orders',
    'ends_before_start',
    'nothing_unsolved',
    'period_locked',
    'credit_limit_exceeded',
  ],
});

const ofOrders = {
  method: 'PUT',
  access: { resource: 'contract', action: 'update' },
  params: textId,
  body: z.object({
    order_ids: someOf(textField(64), 100),
  }),
  response: contractRow,
  previews: true,
} as const;

export const attachOrders = defineEndpoint({
  ...ofOrders,
  id: 'order.contract.attach-order',
  path: 'contracts/{id}/attach-order',
  summary: 'Make orders of the customer part of a contract, all of them or none',
  errors: [
    'contract_wrong_state',
    'contract_of_other_customer',
    'order_is_cancelled',
    'order_in_contract',
    'unknown_reference',
  ],
});
export const detachOrders = defineEndpoint({
  ...ofOrders,
  id: 'order.contract.detach-order',
  path: 'contracts/{id}/detach-order',
  summary: 'Take orders out of a contract, all of them or none',
  errors: ['contract_wrong_state', 'order_not_in_contract', 'paid_by_contract'],
});

export const listContractStatuses = defineLookup({
  id: 'order.contract-status.list',
  path: 'contract/statuses',
  title: 'contract statuses',
});
