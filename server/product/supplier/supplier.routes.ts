import { sql } from 'kysely';
import type { z } from 'zod';
import { supplier, type supplierRow } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { contains, defineListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

const source = defineListSource<z.output<typeof supplierRow>>({
  from: sql`suppliers s`,
  select: sql`s.id, s.name, s.tel, s.email, s.address, s.note, s.created_at, s.updated_at, s.version`,
  key: 's.id',
  access: (ctx) => rowAccess(ctx, { organization: 's.organization_id', owners: [] }),
  search: (text) => contains('s.name', text),
});

export const routes = Object.values(
  resourceRoutes(supplier, {
    table: 'suppliers',
    name: 'supplier',
    source,
    created: (ctx) => ({ organization_id: ctx.organizationId }),
  }),
);
