import { z } from 'zod';
import { defineList } from '../../kernel/endpoint.ts';
import { periodFigures } from './period-figures.ts';

const access = { resource: 'statistic', action: 'read' } as const;
const list = {
  between: { voucher_date: 'date' },
  sorts: ['code'],
  defaultSort: 'code',
  paged: false,
} as const;

export const accountPeriodRow = z.object({
  account_id: z.number().int(),
  code: z.string(),
  name: z.string(),
  natural_side: z.enum(['debit', 'credit']),
  currency_id: z.string(),
  ...periodFigures,
});
export const accountPeriod = defineList({
  id: 'accounting.statistic.account-period',
  path: 'account-period',
  summary: 'Each account over a period: opening, increase, decrease, closing',
  access,
  errors: ['period_inverted'],
  row: accountPeriodRow,
  list: { ...list, filters: { currency_id: 'text', account_id: 'integer' } },
});

export const accountPeriodObjectRow = z.object({
  party_type: z.string(),
  party_id: z.number().int(),
  party_name: z.string().nullable(),
  currency_id: z.string(),
  ...periodFigures,
});
export const accountPeriodObjects = defineList({
  id: 'accounting.statistic.account-period-objects',
  path: 'account-period/objects',
  summary: 'Read an account over a period by party; all parties, or one page of them',
  access,
  errors: ['period_inverted'],
  row: accountPeriodObjectRow,
  list: { ...list, pageable: true, filters: { currency_id: 'text', account_id: 'integer' } },
});
