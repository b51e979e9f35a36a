import { z } from 'zod';
import { decimalText, moneyField } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { integerField, integerId } from '../../kernel/fields.ts';
import { currencyIds, postedInCurrency } from '../../kernel/money.ts';

/** Days until debt is due, where the customer has no term of their own. */
export const DEFAULT_TERM_DAYS = 30;

/** Credit limit and payment term of a customer. The id is the customer's. */
export const creditTermRow = z.object({
  id: z.number().int(),
  payment_term_days: z.number().int().nullable(),
  /** Due date of debt that would be recorded today. */
  payment_due_date: z.string(),
  limits: z.array(
    z.object({
      currency_id: z.enum(currencyIds),
      /** Null without a limit: then recording debt needs the right to exceed limits. */
      amount: decimalText().nullable(),
      outstanding: decimalText(),
      /** Unused part of the limit. */
      room: decimalText(),
    }),
  ),
  version: z.number().int(),
});
const call = { path: 'credit-terms/{id}', params: integerId, response: creditTermRow } as const;

export const getCreditTerm = defineEndpoint({
  ...call,
  id: 'accounting.credit-term.get',
  method: 'GET',
  summary: 'Read the credit limit and payment term of a customer',
  access: { resource: 'debt', action: 'read' },
});
export const updateCreditTerm = defineEndpoint({
  ...call,
  id: 'accounting.credit-term.update',
  method: 'PUT',
  summary: 'Set the credit limit and payment term of a customer',
  access: { resource: 'debt', action: 'update' },
  body: z
    .object({
      payment_term_days: integerField(0, 365).nullable(),
      limits: z
        .array(
          z
            .object({ currency_id: z.enum(currencyIds, { error: 'not_one_of' }), amount: moneyField() })
            .superRefine(postedInCurrency('amount')),
          { error: 'not_list' },
        )
        .max(currencyIds.length, 'too_long'),
    })
    .partial(),
});
