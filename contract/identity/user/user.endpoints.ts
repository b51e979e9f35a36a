import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { emailField, exactField, integerField, rowStamp, telField, textField } from '../../kernel/fields.ts';
import { resources } from '../../kernel/permission.ts';
import { defineResource } from '../../kernel/resource.ts';
import { taxCodeField } from '../../kernel/tax-code.ts';
import { permissionEntryRow } from '../role/permission-entry.ts';

/** `permissions`: the user's rights; `permission_keys`: the same as keys `resource.scope.action`. */
export const userRow = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  tel: z.string().nullable(),
  /** Vietnamese tax code of a customer. */
  tax_code: z.string().nullable(),
  role_id: z.string(),
  organization_id: z.number().int(),
  /** Customer group, for prices of a group. */
  customer_group: z.string().nullable(),
  verification_status: z.enum(['unverified', 'verified', 'disabled']),
  email_verified: z.boolean(),
  manage_user_ids: z.array(z.number().int()),
  ...rowStamp,
  organization: z.object({ id: z.number().int(), name: z.string(), kind: z.string() }).nullable().optional(),
  role: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
  permissions: z.array(permissionEntryRow.extend({ resource_id: z.enum(resources) })).optional(),
  permission_keys: z.array(z.string()).optional(),
});

/**
 * At least 10 characters and no required kinds of characters, as NIST SP 800-63B recommends length over
 * composition.
 */
export const password = () => exactField(200).min(10, 'password_too_short');

export const user = defineResource({
  id: 'identity.user',
  path: 'users',
  title: 'user',
  permission: 'user',
  key: 'integer',
  row: userRow,
  create: z.object({
    name: textField(),
    email: emailField(),
    tel: telField().optional(),
    tax_code: taxCodeField('vn').optional(),
    role_id: textField(64),
    password: password(),
    customer_group: textField(64).nullish(),
    organization_id: integerField().optional(),
  }),
  update: z
    .object({
      name: textField(),
      tel: telField(),
      tax_code: taxCodeField('vn'),
      role_id: textField(64),
      customer_group: textField(64).nullable(),
      verification_status: z.enum(['unverified', 'verified', 'disabled'], { error: 'not_one_of' }),
      organization_id: integerField(),
      manage_user_ids: z.array(integerField()).max(500),
    })
    .partial(),
  list: {
    filters: {
      own: 'boolean',
      id: 'integer',
      role_id: 'text',
      customer_group: 'text',
      organization_id: 'integer',
      name: 'contains',
      email: 'contains',
      tel: 'contains',
    },
    between: { created_at: 'instant' },
    sorts: ['id', 'name', 'email', 'created_at'],
    defaultSort: '-created_at',
    includes: ['organization', 'role'],
    appends: ['permissions'],
    search: true,
  },
  errors: ['email_taken', 'password_too_short', 'last_administrator', 'own_reach'],
});

/** A customer of the caller's organization. They set a password by mail if they ever sign in. */
export const createCustomer = defineEndpoint({
  id: 'identity.customer.create',
  method: 'POST',
  path: 'customers',
  summary: 'Create a customer',
  access: { resource: 'customer', action: 'create' },
  body: z.object({
    name: textField(),
    email: emailField(),
    tel: telField().optional(),
    tax_code: taxCodeField('vn').optional(),
  }),
  response: userRow,
  errors: ['email_taken'],
});
