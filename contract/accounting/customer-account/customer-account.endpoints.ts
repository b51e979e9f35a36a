import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { integerId } from '../../kernel/fields.ts';
import { userRow } from '../../identity/user/user.endpoints.ts';
import type { ChargeKind } from '../charge/charge-kinds.ts';

const person = z.object({ id: z.number().int(), name: z.string(), tel: z.string().nullable() });

/** How many pieces of open debt are told one by one. */
export const MAX_LISTED_DEBTS = 100;

/** What customers are asked money for. */
const askedKinds = ['purchase_cost', 'service_fee', 'freight'] as const satisfies ChargeKind[];

/** A piece of debt that is still owed, and the document that it is for. */
const debtRow = z.object({
  id: z.number().int(),
  kind: z.enum(askedKinds),
  order_id: z.string().nullable(),
  lading_bill_id: z.number().int().nullable(),
  contract_id: z.string().nullable(),
  currency_id: z.string(),
  amount: decimalText(),
  outstanding: decimalText(),
  payment_due_date: z.string(),
  /** It was due before today. */
  overdue: z.boolean(),
});

/** A customer as those see them who sell to them or keep their money. The id is the customer's. */
export const customerAccountRow = userRow
  .pick({ id: true, name: true, email: true, tel: true, verification_status: true, created_at: true })
  .extend({
    /** Who sells to them, whoever did so last first. */
    sellers: z.array(person),
    /** What is open in each currency in which anything is. */
    money: z.array(
      z.object({
        currency_id: z.string(),
        unsolved: decimalText(),
        outstanding: decimalText(),
        overdue: decimalText(),
      }),
    ),
    /** What is owed, by the day on which it is due. */
    debts: z.array(debtRow),
    /** How many there are of them, of which the first are told. */
    debts_total: z.number().int(),
  });

export const getCustomerAccount = defineEndpoint({
  id: 'accounting.customer-account.get',
  method: 'GET',
  path: 'customer-accounts/{id}',
  summary: 'Read a customer with who sells to them and what they owe',
  access: { resource: 'wallet', action: 'read' },
  params: integerId,
  response: customerAccountRow,
});
