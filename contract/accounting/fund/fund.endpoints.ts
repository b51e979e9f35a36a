import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineList } from '../../kernel/endpoint.ts';
import { defineLookup } from '../../kernel/lookup.ts';

const moneyPlace = z.object({
  id: z.number().int(),
  name: z.string(),
  currency_id: z.string(),
  balance: decimalText(),
  balance_base: decimalText(),
});
const list = {
  filters: { id: 'integer', currency_id: 'text' },
  sorts: ['id', 'name'],
  defaultSort: 'id',
  paged: false,
} as const;

export const listFunds = defineList({
  id: 'accounting.fund.list',
  path: 'funds',
  summary: 'List cash funds with their balances',
  access: { resource: 'fund', action: 'read' },
  row: moneyPlace,
  list,
});
export const listCards = defineList({
  id: 'accounting.card.list',
  path: 'cards',
  summary: 'List bank accounts with their balances',
  access: { resource: 'card', action: 'read' },
  row: moneyPlace.extend({ bank_name: z.string().nullable(), number: z.string().nullable() }),
  list,
});
export const listAccounts = defineList({
  id: 'accounting.account.list',
  path: 'accounts',
  summary: 'List the chart of accounts',
  access: { resource: 'account', action: 'read' },
  row: z.object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    role: z.string(),
    natural_side: z.string(),
  }),
  list: {
    filters: { id: 'integer', code: 'text' },
    sorts: ['id', 'code'],
    defaultSort: 'code',
    paged: false,
  },
});
export const listCurrencies = defineLookup({
  id: 'accounting.currency.list',
  path: 'currencies',
  title: 'currencies',
  extra: { symbol: z.string(), scale: z.number().int() },
});
