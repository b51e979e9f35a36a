import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { integerId } from '../../kernel/fields.ts';
import { userRow } from '../../identity/user/user.endpoints.ts';
import { customerCharges } from '../charge/charge-kinds.ts';

const person = z.object({ id: z.number().int(), name: z.string(), tel: z.string().nullable() });

/** Most open items in a response. */
export const MAX_LISTED_DEBTS = 100;

/** An open item with the document it is for. */
const debtRow = z.object({
  id: z.number().int(),
  kind: z.enum(customerCharges),
  order_id: z.string().nullable(),
  lading_bill_id: z.number().int().nullable(),
  lading_bill_name: z.string().nullable(),
  contract_id: z.string().nullable(),
  currency_id: z.string(),
  amount: decimalText(),
  outstanding: decimalText(),
  payment_due_date: z.string(),
  /** Whether its due date has passed. */
  overdue: z.boolean(),
});

/** A customer as their sales staff and accountants see them. The id is the customer's. */
export const customerAccountRow = userRow
  .pick({
    id: true,
    name: true,
    email: true,
    tel: true,
    tax_code: true,
    verification_status: true,
    created_at: true,
  })
  .extend({
    /** Their salespeople, most recent first. */
    sellers: z.array(person),
    /** Open amounts by currency. */
    money: z.array(
      z.object({
        currency_id: z.string(),
        unsolved: decimalText(),
        outstanding: decimalText(),
        overdue: decimalText(),
      }),
    ),
    /** Open items by due date. */
    debts: z.array(debtRow),
    /** Number of open items. The response has the first of them. */
    debts_total: z.number().int(),
  });

export const getCustomerAccount = defineEndpoint({
  id: 'accounting.customer-account.get',
  method: 'GET',
  path: 'customer-accounts/{id}',
  summary: 'Read a customer with their salespeople and receivables',
  access: { resource: 'wallet', action: 'read' },
  params: integerId,
  response: customerAccountRow,
});
