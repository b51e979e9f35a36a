import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineList } from '../../kernel/endpoint.ts';

/** closing = opening + increase - decrease, in the account's currency and (`_base`) in VND. */
const figures = {
  opening: decimalText(),
  increase: decimalText(),
  decrease: decimalText(),
  closing: decimalText(),
  opening_base: decimalText(),
  increase_base: decimalText(),
  decrease_base: decimalText(),
  closing_base: decimalText(),
};
const row = z.object({
  /** The account in the books. */
  id: z.number().int(),
  object_type: z.string(),
  object_id: z.number().int(),
  object: z.object({ id: z.number().int(), name: z.string() }),
  currency_id: z.string(),
  ...figures,
});
const sorts = ['name', 'opening', 'increase', 'decrease', 'closing', 'closing_base'] as const;
const between = { voucher_date: 'date' } as const;

/** What a party has with us: its debt, or its wallet. */
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
