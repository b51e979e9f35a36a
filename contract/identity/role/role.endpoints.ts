import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { booleanField, integerField, rowStamp, textField, textId } from '../../kernel/fields.ts';
import { resources, scopes } from '../../kernel/permission.ts';
import { defineResource } from '../../kernel/resource.ts';
import { permissionEntryRow, permissionFlags } from './permission-entry.ts';

const entry = z.object({
  resource_id: z.enum(resources, { error: 'not_one_of' }),
  scope: z.enum(scopes, { error: 'not_one_of' }),
  read: booleanField().default(false),
  create: booleanField().default(false),
  update: booleanField().default(false),
  delete: booleanField().default(false),
});
const entries = () => z.array(entry).max(resources.length * scopes.length);

/** A role with its permission matrix. `users`: number of users with the role. */
export const roleRow = z.object({
  id: z.string(),
  name: z.string(),
  users: z.number().int(),
  ...rowStamp,
  permissions: z.array(permissionEntryRow).optional(),
});

export const role = defineResource({
  id: 'identity.role',
  path: 'roles',
  title: 'role',
  permission: 'role',
  key: 'text',
  row: roleRow,
  create: z.object({
    id: textField(64).refine((id) => /^[a-z][a-z0-9_-]*$/.test(id), 'invalid'),
    name: textField(120),
    permissions: entries().default([]),
  }),
  update: z.object({ name: textField(120), permissions: entries() }).partial(),
  list: {
    filters: { id: 'text', name: 'contains' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'name',
    includes: ['permissions'],
    paged: false,
  },
  errors: ['last_administrator', 'role_taken'],
});

/** An entry of the matrix under its own id: `sale.order.own`. */
export const permissionRow = z.object({
  id: z.string(),
  role_id: z.string(),
  resource_id: z.string(),
  scope: z.enum(scopes),
  ...permissionFlags,
});
const permissionCall = { params: textId, response: permissionRow, errors: ['last_administrator'] } as const;
const may = (action: 'read' | 'create' | 'update' | 'delete') =>
  ({ resource: 'permission', action }) as const;

export const listPermissions = defineList({
  id: 'identity.permission.list',
  path: 'permissions',
  summary: 'List the lines of the permission matrix',
  access: may('read'),
  row: permissionRow,
  list: {
    filters: { id: 'text', role_id: 'text', resource_id: 'text', scope: 'text' },
    sorts: ['id', 'role_id', 'resource_id', 'scope'],
    defaultSort: 'role_id,resource_id',
  },
});
export const getPermission = defineEndpoint({
  ...permissionCall,
  id: 'identity.permission.get',
  method: 'GET',
  path: 'permissions/{id}',
  summary: 'Read one line of the matrix',
  access: may('read'),
});
export const createPermission = defineEndpoint({
  id: 'identity.permission.create',
  method: 'POST',
  path: 'permissions',
  summary: 'Add or replace a line of the matrix',
  access: may('create'),
  body: entry.extend({ role_id: textField(64) }),
  response: permissionRow,
  errors: ['last_administrator'],
});
export const updatePermission = defineEndpoint({
  ...permissionCall,
  id: 'identity.permission.update',
  method: 'PUT',
  path: 'permissions/{id}',
  summary: 'Change the four permissionFlags of a line',
  access: may('update'),
  body: z
    .object({ read: booleanField(), create: booleanField(), update: booleanField(), delete: booleanField() })
    .partial(),
});
export const deletePermission = defineEndpoint({
  id: 'identity.permission.delete',
  method: 'DELETE',
  path: 'permissions/{id}',
  summary: 'Take a line out of the matrix',
  access: may('delete'),
  params: textId,
  response: z.void(),
  status: 204,
  errors: ['last_administrator'],
});

/**
 * Explains why a user may or may not do something. With `row_id` (or `resource_id`) it also checks whether
 * that row is within reach.
 */
export const explainPermission = defineEndpoint({
  id: 'identity.permission.explain',
  method: 'GET',
  path: 'permissions/explain',
  summary: 'Explain why somebody may or may not do something',
  access: may('read'),
  query: z.object({
    user_id: integerField(),
    key: textField(120),
    resource_id: z.string().max(64).optional(),
  }),
  response: z.object({
    allowed: z.boolean(),
    reason: z.enum([
      'granted',
      'unknown_key',
      'disabled',
      'no_right',
      'scope_too_narrow',
      'row_out_of_reach',
      'row_not_checked',
    ]),
    key: z.string(),
    role_id: z.string(),
    scope: z.enum(scopes).nullable(),
    lines: z.array(permissionEntryRow),
    row_visible: z.boolean().nullable(),
  }),
});
