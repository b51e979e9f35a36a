import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { dateField, integerField, integerId, noteField, rowStamp, someOf } from '../../kernel/fields.ts';
import { currencyIds } from '../../kernel/money.ts';
import {
  clearedDocument,
  clearedErrors,
  MAX_CLEARED_DOCUMENTS,
  requirePostedAmounts,
} from '../clearing/clearing.endpoints.ts';
import { transactionRow } from '../transaction/transaction.endpoints.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

/** A customer and a supplier that are one company. */
export const partyLinkRow = z.object({
  id: z.number().int(),
  customer_id: z.number().int(),
  supplier_id: z.number().int(),
  ...rowStamp,
  customer: named.nullable().optional(),
  supplier: named.nullable().optional(),
});

export const listPartyLinks = defineList({
  id: 'accounting.party-link.list',
  path: 'party-links',
  summary: 'List customers that are suppliers as well',
  access: { resource: 'debt', action: 'read' },
  row: partyLinkRow,
  list: {
    filters: { id: 'integer', customer_id: 'integer', supplier_id: 'integer' },
    sorts: ['id'],
    defaultSort: 'id',
    includes: ['customer', 'supplier'],
  },
});

export const linkParties = defineEndpoint({
  id: 'accounting.party-link.create',
  method: 'POST',
  path: 'party-links',
  summary: 'Say that a customer and a supplier are one business',
  access: { resource: 'debt', action: 'update' },
  body: z.object({ customer_id: integerField(), supplier_id: integerField() }),
  response: partyLinkRow,
  errors: ['party_linked', 'unknown_reference'],
});

export const unlinkParties = defineEndpoint({
  id: 'accounting.party-link.delete',
  method: 'DELETE',
  path: 'party-links/{id}',
  summary: 'Unlink a customer and a supplier that are one company; netted amounts stay',
  access: { resource: 'debt', action: 'update' },
  params: integerId,
  response: z.void(),
  status: 204,
});

export const netDebts = defineEndpoint({
  id: 'accounting.netting.create',
  method: 'POST',
  path: 'net-debts',
  summary: 'Net receivables and payables of a party in one voucher',
  access: { resource: 'transaction', action: 'create' },
  body: z
    .object({
      customer_id: integerField(),
      currency_id: z.enum(currencyIds, { error: 'not_one_of' }),
      voucher_date: dateField(),
      description: noteField().optional(),
      /** Receivables from the customer. */
      owed: someOf(clearedDocument, MAX_CLEARED_DOCUMENTS),
      /** Payables to the supplier. */
      owing: someOf(clearedDocument, MAX_CLEARED_DOCUMENTS),
    })
    .superRefine((body, context) => {
      requirePostedAmounts(body.currency_id, { owed: body.owed, owing: body.owing }, context);
    }),
  response: transactionRow,
  makes: 'transaction',
  previews: true,
  errors: [...clearedErrors, 'party_not_linked', 'netting_unequal', 'price_not_found'],
});
