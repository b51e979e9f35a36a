import { z } from 'zod';
import { defineList } from '../../kernel/endpoint.ts';

/** Roles, for choosing one. */
export const listRoles = defineList({
  id: 'identity.role.list', path: 'roles', summary: 'List roles', access: { resource: 'role', action: 'read' },
  row: z.object({ id: z.string(), name: z.string() }),
  list: { filters: { id: 'text' }, sorts: ['id', 'name'], defaultSort: 'name', paged: false },
});
