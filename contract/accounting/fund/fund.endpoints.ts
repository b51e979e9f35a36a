import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import {
  booleanField,
  integerField,
  lookupRow,
  noteField,
  rowStamp,
  textField,
} from '../../kernel/fields.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { currencyIds } from '../../kernel/money.ts';
import { defineResource } from '../../kernel/resource.ts';

const moneyPlace = z.object({
  id: z.number().int(),
  name: z.string(),
  currency_id: z.string(),
  balance: decimalText(),
  balance_base: decimalText(),
  /** When it was closed for new vouchers. */
  closed_at: z.string().nullable(),
  /** Whether vouchers that would overdraw it are refused. */
  never_below_zero: z.boolean(),
  ...rowStamp,
  currency: lookupRow.optional(),
});
const list = {
  filters: { id: 'integer', currency_id: 'text', closed: 'boolean' },
  sorts: ['id', 'name', 'created_at'],
  defaultSort: 'id',
  paged: false,
  includes: ['currency'],
} as const;
const fields = { name: textField(120), never_below_zero: booleanField().optional() };
const born = { ...fields, currency_id: z.enum(currencyIds, { error: 'not_one_of' }) };
const errors = ['place_has_movements', 'place_not_empty', 'place_below_zero'] as const;

/** The currency of a fund cannot be changed, because its balance is in it. */
export const fund = defineResource({
  id: 'accounting.fund',
  path: 'funds',
  title: 'cash fund',
  permission: 'fund',
  key: 'integer',
  row: moneyPlace,
  create: z.object(born),
  update: z.object({ ...fields, closed: booleanField() }).partial(),
  list,
  errors,
});
export const listFunds = fund.list;

const ofBank = {
  bank_id: integerField().nullable(),
  number: noteField(40),
  branch: noteField(120),
  holder: noteField(120),
};
export const card = defineResource({
  id: 'accounting.card',
  path: 'cards',
  title: 'bank account',
  permission: 'card',
  key: 'integer',
  row: moneyPlace.extend({
    bank_id: z.number().int().nullable(),
    bank_name: z.string().nullable(),
    bank: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    number: z.string().nullable(),
    branch: z.string().nullable(),
    holder: z.string().nullable(),
  }),
  create: z.object({ ...born, ...z.object(ofBank).partial().shape }),
  update: z.object({ ...fields, ...ofBank, closed: booleanField() }).partial(),
  list: {
    ...list,
    filters: { ...list.filters, bank_id: 'integer', number: 'contains' },
    includes: ['bank', 'currency'],
  },
  errors: [...errors, 'unknown_reference'],
});
export const listCards = card.list;

export const listCurrencies = defineLookup({
  id: 'accounting.currency.list',
  path: 'currencies',
  title: 'currencies',
  extra: { symbol: z.string(), scale: z.number().int() },
});
