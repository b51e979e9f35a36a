import { sql } from 'kysely';
import type { z } from 'zod';
import type { permissionRow, roleRow } from '@hakobu/contract/identity/role/role.endpoints.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';

export const roleSource = defineListSource<z.output<typeof roleRow>>({
  from: sql`roles r`,
  select: sql`r.id, r.name, (select count(*) from users u where u.role_id = r.id)::int as users, r.created_at,
    r.updated_at, r.version`,
  key: 'r.id',
  access: () => undefined,
  filters: { name: ([text = '']) => contains('r.name', text) },
  includes: {
    permissions: hasMany(
      'permissions',
      'id',
      (ids) => sql`select role_id as parent, resource_id, scope, may_read as read, may_create as create,
        may_update as update, may_delete as delete
      from role_permissions where role_id = any(${ids}) order by resource_id, scope`,
    ),
  },
});

/** A line of the matrix has no key column: role, resource and scope together are its id. */
const LINE_ID = sql`p.role_id || '.' || p.resource_id || '.' || p.scope`;
export const permissionSource = defineListSource<z.output<typeof permissionRow>>({
  from: sql`(select p.*, ${LINE_ID} as id from role_permissions p) p`,
  select: sql`p.id, p.role_id, p.resource_id, p.scope, p.may_read as read, p.may_create as create,
    p.may_update as update, p.may_delete as delete`,
  key: 'p.id',
  access: () => undefined,
});
