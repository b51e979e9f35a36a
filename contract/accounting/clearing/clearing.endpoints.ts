import { z } from 'zod';
import { amountField, decimalField, decimalsOf, type Decimal } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { dateField, integerField, noteField, someOf, textField } from '../../kernel/fields.ts';
import { currencyIds, currencyScale, type CurrencyId } from '../../kernel/money.ts';
import { partyTypes } from '../statistic/outstanding.endpoints.ts';
import { settleKindIds } from '../transaction/kinds.ts';
import { transactionRow } from '../transaction/transaction.endpoints.ts';

/** Most documents of one clearing. */
export const MAX_CLEARED_DOCUMENTS = 100;

/** A document, the amount to settle, and its open amount as the user saw it. */
export const clearedDocument = z.object({
  receiptable_type: z.enum(['order', 'lading_bill', 'contract', 'purchase', 'sfa', 'container'], {
    error: 'not_one_of',
  }),
  receiptable_id: z.union([textField(64), z.number().int().transform(String)], { error: 'not_text' }),
  kind: z.enum(settleKindIds, { error: 'not_one_of' }),
  amount: amountField(),
  /** Its open amount as the user saw it. A different one is refused. */
  outstanding: decimalField(),
  unsolved: decimalField(),
});

/** Refuses amounts with more decimals than the document's currency has. */
export function requirePostedAmounts(
  currency_id: CurrencyId,
  fields: Readonly<Record<string, readonly { amount: Decimal }[]>>,
  context: z.RefinementCtx,
): void {
  for (const [field, documents] of Object.entries(fields))
    for (const [index, { amount }] of documents.entries())
      if (decimalsOf(amount) > currencyScale[currency_id])
        context.addIssue({
          code: 'custom',
          path: [field, index, 'amount'],
          message: 'too_many_decimals',
          params: { scale: currencyScale[currency_id] },
        });
}

/** Errors of settling documents against the amounts that the user saw. */
export const clearedErrors = [
  'debts_changed',
  'document_settled_twice',
  'amount_too_large',
  'unknown_reference',
  'currency_mismatch',
  'document_of_other_party',
  'receipts_mixed',
  'order_not_approved',
  'order_is_cancelled',
  'purchase_wrong_state',
  'period_locked',
  'outside_books',
] as const;

export const clearDebts = defineEndpoint({
  id: 'accounting.clearing.create',
  method: 'POST',
  path: 'clear-debts',
  summary: 'Settle documents of a party from its wallet, a voucher each, all of them or none',
  access: { resource: 'transaction', action: 'create' },
  body: z
    .object({
      object_type: z.enum(partyTypes, { error: 'not_one_of' }),
      object_id: integerField(),
      currency_id: z.enum(currencyIds, { error: 'not_one_of' }),
      voucher_date: dateField(),
      description: noteField().optional(),
      documents: someOf(clearedDocument, MAX_CLEARED_DOCUMENTS),
    })
    .superRefine(({ currency_id, documents }, context) => {
      requirePostedAmounts(currency_id, { documents }, context);
    }),
  response: z.object({ transactions: z.array(transactionRow) }),
  makes: 'transaction',
  errors: [...clearedErrors, 'wallet_not_enough'],
});
