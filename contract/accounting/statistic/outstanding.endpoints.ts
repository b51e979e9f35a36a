import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineList } from '../../kernel/endpoint.ts';

/** Receivables from customers, or payables to suppliers. */
export const partyTypes = ['user', 'supplier'] as const;

/** State of a due date: nothing outstanding, before it, on it, or past it. */
export const dueStates = ['none', 'not_yet_due', 'due_today', 'overdue'] as const;

const party = z.object({ id: z.number().int(), name: z.string() });
const access = { resource: 'statistic', action: 'read' } as const;

/** Aging: outstanding amounts by due date. They sum to the outstanding balance. */
export const ages = ['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90'] as const;

export const outstandingRow = z.object({
  /** Identified by party and currency. */
  id: z.string(),
  object_type: z.enum(partyTypes),
  object_id: z.number().int(),
  object: party,
  currency_id: z.string(),
  wallet_balance: decimalText(),
  held: decimalText(),
  outstanding: decimalText(),
  overdue: decimalText(),
  unsolved: decimalText(),
  /** Wallet balance less receivables. */
  net: decimalText(),
  not_due: decimalText(),
  days_1_30: decimalText(),
  days_31_60: decimalText(),
  days_61_90: decimalText(),
  days_over_90: decimalText(),
});
const money = ['wallet_balance', 'outstanding', 'overdue', 'unsolved', 'net'] as const;

export const outstandingObjects = defineList({
  id: 'accounting.statistic.outstanding-objects',
  path: 'get-outstanding-objects',
  summary: 'Receivables and payables by party and currency, with aging',
  access,
  errors: ['unknown_reference'],
  row: outstandingRow,
  list: {
    filters: { object_type: 'text', object_id: 'integer', currency_id: 'text' },
    between: { outstanding: 'decimal', overdue: 'decimal', unsolved: 'decimal', wallet_balance: 'decimal' },
    sorts: [...money, 'name'],
    defaultSort: '-outstanding',
    search: true,
  },
});

export const outstandingDocumentRow = z.object({
  /** Identified by document, currency and kind of voucher. */
  id: z.string(),
  receiptable_type: z.string(),
  receiptable_id: z.string(),
  /** Its number as people read it: `PO000022`, or the name of a bill of lading, delivery or container. */
  receiptable_number: z.string(),
  object_id: z.number().int(),
  object: party,
  currency_id: z.string(),
  /** The kind of voucher that settles it, null where none does. */
  kind: z.string().nullable(),
  /** Amounts of the open charges of the document. */
  total: decimalText(),
  paid: decimalText(),
  debited: decimalText(),
  outstanding: decimalText(),
  unsolved: decimalText(),
  /** Due date of its oldest open item. */
  payment_due_date: z.string().nullable(),
  due_state: z.enum(dueStates),
  days_overdue: z.number().int(),
  /** False while its order or purchase is not approved. */
  payable: z.boolean(),
  asked_at: z.string(),
});
export const outstandingDocuments = defineList({
  id: 'accounting.statistic.outstanding-reference-objects',
  path: 'get-outstanding-reference-objects',
  summary: 'The documents of parties that are not settled',
  access,
  row: outstandingDocumentRow,
  list: {
    filters: {
      object_type: 'text',
      object_id: 'integer',
      currency_id: 'text',
      receiptable_type: 'text',
      receiptable_id: 'text',
      kind: 'text',
    },
    between: { payment_due_date: 'date' },
    sorts: ['payment_due_date'],
    defaultSort: 'payment_due_date',
  },
});

export const dueLotRow = z.object({
  id: z.number().int(),
  object_id: z.number().int(),
  object: party,
  kind: z.string(),
  receiptable_type: z.string(),
  receiptable_id: z.string(),
  /** Its number as people read it: `PO000022`, or the name of a bill of lading, delivery or container. */
  receiptable_number: z.string(),
  order_id: z.string().nullable(),
  contract_id: z.string().nullable(),
  credit_order_id: z.number().int().nullable(),
  currency_id: z.string(),
  amount: decimalText(),
  repaid: decimalText(),
  outstanding: decimalText(),
  payment_due_date: z.string(),
  due_state: z.enum(dueStates),
  days_overdue: z.number().int(),
  created_at: z.string(),
});
const dueLots = (of: 'users' | 'suppliers', summary: string) =>
  defineList({
    id: `accounting.statistic.payment-due-date-${of}`,
    path: `statistics/payment-due-date/${of}`,
    summary,
    access: { resource: of === 'users' ? 'wallet' : 'supplier_wallet', action: 'read' },
    row: dueLotRow,
    list: {
      filters: { id: 'integer', object_id: 'integer', currency_id: 'text', due_state: 'text', kind: 'text' },
      between: { payment_due_date: 'date', outstanding: 'decimal' },
      sorts: ['payment_due_date', 'outstanding', 'id', 'created_at'],
      defaultSort: 'payment_due_date',
      search: true,
    },
  });
export const dueOfCustomers = dueLots('users', 'Open debt of customers by the day on which it is due');
export const dueToSuppliers = dueLots('suppliers', 'Open debt to suppliers by the day on which it is due');
