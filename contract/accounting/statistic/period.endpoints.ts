import { z } from 'zod';
import { defineList } from '../../kernel/endpoint.ts';
import { periodFigures } from './period-figures.ts';

const row = z.object({
  /** Ledger account. */
  id: z.number().int(),
  object_type: z.string(),
  object_id: z.number().int(),
  object: z.object({ id: z.number().int(), name: z.string() }),
  currency_id: z.string(),
  ...periodFigures,
});
const sorts = ['name', 'opening', 'increase', 'decrease', 'closing', 'closing_base'] as const;
const between = { voucher_date: 'date' } as const;

/** Balances of a party: debt or wallet. */
export const partyAccounts = ['debt', 'wallet'] as const;

export const debtPeriod = defineList({
  id: 'accounting.statistic.debt-period',
  path: 'accounting-period/objects',
  summary: 'Debt or wallet of each party over a period: opening, increase, decrease, closing',
  access: { resource: 'statistic', action: 'read' },
  errors: ['period_inverted'],
  row,
  list: {
    filters: { object_type: 'text', object_id: 'integer', currency_id: 'text', account: 'text' },
    between,
    sorts,
    defaultSort: 'name',
    search: true,
  },
});
export const cardsPeriod = defineList({
  id: 'accounting.statistic.cards-period',
  path: 'cards-period',
  summary: 'Each bank account and fund over a period: opening, increase, decrease, closing',
  access: { resource: 'card', action: 'read' },
  errors: ['period_inverted'],
  row,
  list: {
    filters: { object_type: 'text', object_id: 'integer', currency_id: 'text' },
    between,
    sorts,
    defaultSort: 'name',
    search: true,
  },
});
