import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { requireChangedTaxCode, requireTaxCode } from './require-tax-code.ts';
import { supplierSource } from './supplier.queries.ts';

export const routes = Object.values(
  resourceRoutes(supplier, {
    table: 'suppliers',
    name: 'supplier',
    source: supplierSource,
    created(ctx, body) {
      requireTaxCode(body);
      return { organization_id: ctx.organizationId };
    },
    async changed(ctx, body, id) {
      await requireChangedTaxCode(ctx, body, id);
      return {};
    },
  }),
);
