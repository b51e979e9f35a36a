import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { booleanField, integerField, integerId, rowStamp, textField } from '../../kernel/fields.ts';

const accountRow = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** What postings find it by; a sub-account has the role of the account that it divides. */
  role: z.string(),
  natural_side: z.string(),
  /** The account of the chart that it divides; null for those of the chart. */
  parent_id: z.number().int().nullable(),
  /** The company whose it is; null for those of the chart, which all companies share. */
  organization_id: z.number().int().nullable(),
  /** A sub-account that no voucher chooses any more; null while they do. */
  closed_at: z.string().nullable(),
  ...rowStamp,
});

/** The code of the account that it divides, a dash, and letters or digits: `642-RENT`. */
const subAccountCode = () =>
  textField(24)
    .transform((code) => code.toUpperCase())
    .pipe(z.string().regex(/^\d{3,5}-[0-9A-Z]{1,12}$/, 'invalid'));

export const listAccounts = defineList({
  id: 'accounting.account.list',
  path: 'accounts',
  summary: 'List the chart of accounts and the sub-accounts of the company',
  access: { resource: 'account', action: 'read' },
  row: accountRow,
  list: {
    filters: { id: 'integer', code: 'text', parent_id: 'integer', closed: 'boolean' },
    sorts: ['id', 'code', 'created_at'],
    defaultSort: 'code',
    paged: false,
  },
});
export const getAccount = defineEndpoint({
  id: 'accounting.account.get',
  method: 'GET',
  path: 'accounts/{id}',
  summary: 'Read one account of the chart',
  access: { resource: 'account', action: 'read' },
  params: integerId,
  response: accountRow,
});
export const createAccount = defineEndpoint({
  id: 'accounting.account.create',
  method: 'POST',
  path: 'accounts',
  summary: 'Open a sub-account beneath an account of the chart',
  access: { resource: 'account', action: 'create' },
  body: z.object({ parent_id: integerField(), code: subAccountCode(), name: textField(120) }),
  response: accountRow,
  errors: ['unknown_reference', 'account_not_divided', 'account_code_not_below', 'account_code_taken'],
});
/** Its parent stands: what it holds is part of that. */
export const updateAccount = defineEndpoint({
  id: 'accounting.account.update',
  method: 'PUT',
  path: 'accounts/{id}',
  summary: 'Rename a sub-account, close or open it; its code changes while nothing was posted to it',
  access: { resource: 'account', action: 'update' },
  params: integerId,
  body: z.object({ code: subAccountCode(), name: textField(120), closed: booleanField() }).partial(),
  response: accountRow,
  errors: [
    'account_of_chart',
    'account_code_not_below',
    'account_code_taken',
    'account_has_postings',
    'account_not_empty',
  ],
});
/** Whoever may name it may take it back: nothing is lost with it. */
export const deleteAccount = defineEndpoint({
  id: 'accounting.account.delete',
  method: 'DELETE',
  path: 'accounts/{id}',
  summary: 'Take a sub-account away again to which nothing was ever posted',
  access: { resource: 'account', action: 'update' },
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['account_of_chart', 'account_keeps_postings'],
});
