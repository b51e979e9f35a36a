import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { booleanField, integerField, integerId, rowStamp, textField } from '../../kernel/fields.ts';

const accountRow = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** Account role that postings use. A sub-account has the role of its parent. */
  role: z.string(),
  natural_side: z.string(),
  /** Parent of a sub-account, null for accounts of the chart. */
  parent_id: z.number().int().nullable(),
  /** Company of a sub-account, null for accounts of the chart, which all companies share. */
  organization_id: z.number().int().nullable(),
  /** When a sub-account was retired for new vouchers, null while in use. */
  closed_at: z.string().nullable(),
  ...rowStamp,
});

/** Code of the parent, a dash, and letters or digits: `642-RENT`. */
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
/** The parent cannot be changed, because its balance includes the sub-account. */
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
/**
 * Needs no more than the right to create it, because a sub-account without postings can be deleted without
 * loss.
 */
export const deleteAccount = defineEndpoint({
  id: 'accounting.account.delete',
  method: 'DELETE',
  path: 'accounts/{id}',
  summary: 'Delete a sub-account without postings',
  access: { resource: 'account', action: 'update' },
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['account_of_chart', 'account_keeps_postings'],
});
