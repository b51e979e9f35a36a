import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { dateField, integerId, textField } from '../../kernel/fields.ts';
import { dueLotRow } from '../statistic/outstanding.endpoints.ts';

export const updateDebtLot = defineEndpoint({
  id: 'accounting.debt-lot.update',
  method: 'PUT',
  path: 'debt-lots/{id}',
  summary: 'Let a piece of debt be due on another day, and say why',
  access: { resource: 'debt', action: 'update' },
  params: integerId,
  body: z.object({ payment_due_date: dateField(), note: textField(500) }),
  response: dueLotRow,
  errors: ['debt_of_credit', 'debt_repaid'],
});
