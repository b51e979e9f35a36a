import { z } from 'zod';
import { amountField } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { dateField, integerField, noteField, textField } from '../../kernel/fields.ts';
import { currencyIds } from '../../kernel/money.ts';
import { transactionRow } from '../transaction/transaction.endpoints.ts';

const currency = z.enum(currencyIds, { error: 'not_one_of' });
const voucher = {
  amount: amountField(),
  currency_id: currency,
  voucher_date: dateField(),
  description: noteField().optional(),
};
const customer = {
  transactionable_type: z.literal('user', { error: 'not_one_of' }),
  transactionable_id: integerField(),
};
const supplier = {
  transactionable_type: z.literal('supplier', { error: 'not_one_of' }),
  transactionable_id: integerField(),
};

/** The documents that a payment is for. */
const receipts = <const Types extends [string, ...string[]]>(...types: Types) =>
  z
    .array(
      z.object({
        receiptable_type: z.enum(types, { error: 'not_one_of' }),
        receiptable_id: z.union([textField(64), z.number().int().transform(String)], { error: 'not_text' }),
      }),
      { error: 'not_list' },
    )
    .min(1, 'required')
    .max(100, 'too_long');

const create = { resource: 'transaction', action: 'create' } as const;
const paying = [
  'amount_too_large',
  'wallet_not_enough',
  'currency_mismatch',
  'period_locked',
  'unknown_reference',
  'receipts_mixed',
  'nothing_to_pay',
  'nothing_unsolved',
] as const;

/** What keeps money of orders from being given back. */
const refunding = [
  'amount_too_large',
  'nothing_to_refund',
  'currency_mismatch',
  'period_locked',
  'unknown_reference',
  'order_not_approved',
  'order_is_cancelled',
] as const;

export const depositWithCash = defineEndpoint({
  id: 'accounting.payment.deposit-with-cash',
  method: 'POST',
  path: 'deposit-with-cash',
  summary: 'A customer pays cash into a wallet',
  access: create,
  body: z.object({ ...customer, ...voucher, fund_id: integerField() }),
  response: transactionRow,
  errors: ['currency_mismatch', 'period_locked', 'price_not_found'],
});

export const payOrder = defineEndpoint({
  id: 'accounting.payment.order',
  method: 'POST',
  path: 'payment-order',
  summary: 'Pay the goods of orders from a wallet, draw a credit for them, or repay',
  access: create,
  body: z.object({
    ...customer,
    ...voucher,
    receipts: receipts('order'),
    credit_order_id: integerField().nullish(),
  }),
  response: transactionRow,
  errors: [
    ...paying,
    'order_not_approved',
    'order_is_cancelled',
    'credit_not_enough',
    'credit_of_other_order',
  ],
});

export const payService = defineEndpoint({
  id: 'accounting.payment.service',
  method: 'POST',
  path: 'payment-service',
  summary: 'Pay freight and fees from a wallet, draw a credit for them, or repay',
  access: create,
  body: z.object({
    ...customer,
    ...voucher,
    receipts: receipts('order', 'lading_bill'),
    credit_order_id: integerField().nullish(),
  }),
  response: transactionRow,
  errors: [
    ...paying,
    'order_not_approved',
    'order_is_cancelled',
    'credit_not_enough',
    'credit_of_other_order',
  ],
});

export const refundOrder = defineEndpoint({
  id: 'accounting.payment.order-refund',
  method: 'POST',
  path: 'payment-order-refund',
  summary: 'Give back what the goods of an order were overpaid',
  access: create,
  body: z.object({ ...customer, ...voucher, receipts: receipts('order') }),
  response: transactionRow,
  errors: refunding,
});

export const refundService = defineEndpoint({
  id: 'accounting.payment.service-refund',
  method: 'POST',
  path: 'payment-service-refund',
  summary: 'Give back what freight and fees were overpaid',
  access: create,
  body: z.object({ ...customer, ...voucher, receipts: receipts('order', 'lading_bill') }),
  response: transactionRow,
  errors: refunding,
});

export const paySupplier = defineEndpoint({
  id: 'accounting.payment.supplier',
  method: 'POST',
  path: 'payment-supplier',
  summary: 'Send money to a supplier: it becomes an advance',
  access: create,
  body: z.object({
    ...supplier,
    ...voucher,
    fund_id: integerField().nullish(),
    card_id: integerField().nullish(),
  }),
  response: transactionRow,
  errors: ['source_required', 'currency_mismatch', 'period_locked', 'price_not_found'],
});

export const payPurchase = defineEndpoint({
  id: 'accounting.payment.purchase',
  method: 'POST',
  path: 'payment-purchase',
  summary: 'Pay purchases from the advance of their supplier',
  access: create,
  body: z.object({ ...supplier, ...voucher, receipts: receipts('purchase') }),
  response: transactionRow,
  errors: [...paying, 'purchase_wrong_state'],
});
