import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { actionState, dateField, integerField, rowStamp, textField } from '../../kernel/fields.ts';
import { postedAmountField, type CurrencyId } from '../../kernel/money.ts';
import { defineResource } from '../../kernel/resource.ts';
import type { CreditType } from '../transaction/transaction-kind.ts';
import { receiptRow } from '../transaction/transaction.endpoints.ts';

/** Wallet currency of each kind of credit. */
export const creditCurrency = { payment_order: 'JPY', payment_service: 'VND' } as const satisfies Record<
  CreditType,
  CurrencyId
>;

export const creditOrderRow = z.object({
  id: z.number().int(),
  order_id: z.string(),
  type: z.enum(['payment_order', 'payment_service']),
  wallet_id: z.number().int(),
  amount: decimalText(),
  used_amount: decimalText(),
  paid_amount: decimalText(),
  outstanding_amount: decimalText(),
  available_amount: decimalText(),
  payment_due_date: z.string(),
  /** State of the due date: nothing outstanding, before it, on it, or past it. */
  due_state: z.enum(['none', 'not_yet_due', 'due_today', 'overdue']),
  days_overdue: z.number().int(),
  actions: z.array(actionState),
  ...rowStamp,
  wallet: z
    .object({
      id: z.number().int(),
      currency_id: z.string(),
      object: z.object({ id: z.number().int(), name: z.string() }),
    })
    .nullable()
    .optional(),
  transactions: z
    .array(
      z.object({
        id: z.number().int(),
        code_ref: z.string(),
        amount: decimalText(),
        voucher_date: z.string(),
        receipts: z.array(receiptRow),
      }),
    )
    .optional(),
});

/** Currencies of credits have no decimals. */
const amount = postedAmountField('JPY');

export const creditOrder = defineResource({
  id: 'accounting.credit-order',
  path: 'credit-orders',
  title: 'credit for one order',
  permission: 'credit_order',
  key: 'integer',
  row: creditOrderRow,
  create: z.object({
    order_id: textField(64),
    type: z.enum(['payment_order', 'payment_service'], { error: 'not_one_of' }),
    wallet_id: integerField(),
    amount,
    payment_due_date: dateField(),
  }),
  update: z.object({ amount, payment_due_date: dateField() }).partial(),
  list: {
    filters: { id: 'integer', by_order: 'text', order_id: 'text', type: 'text', wallet_id: 'integer' },
    between: { payment_due_date: 'date' },
    sorts: ['id', 'created_at', 'payment_due_date'],
    defaultSort: '-id',
    includes: ['transactions.receipts', 'wallet', 'wallet.object'],
  },
  errors: ['credit_in_use', 'credit_below_used', 'wallet_of_other_customer', 'order_is_cancelled'],
});
