import { z } from 'zod';
import { defineList } from '../../kernel/endpoint.ts';

const organizationRow = z.object({ id: z.number().int(), name: z.string(), kind: z.enum(['company', 'warehouse']), parent_id: z.number().int().nullable() });
const areaRow = z.object({ id: z.number().int(), name: z.string(), kind: z.enum(['origin', 'destination']), country_id: z.string(), organization_id: z.number().int() });

/** Organizations the caller may choose as scope. */
export const listOrganizations = defineList({
  id: 'identity.organization.list', path: 'organizations', summary: 'List organizations', access: 'signed_in', row: organizationRow,
  list: { filters: { kind: 'text', parent_id: 'integer' }, sorts: ['id', 'name'], defaultSort: 'id', paged: false },
});

export const listAreas = defineList({
  id: 'identity.area.list', path: 'areas', summary: 'List the areas where warehouses work', access: 'signed_in', row: areaRow,
  list: { filters: { kind: 'text', organization_id: 'integer', country_id: 'text' }, sorts: ['id', 'name'], defaultSort: 'id', paged: false },
});
