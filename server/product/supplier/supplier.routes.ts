import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { supplierSource } from './supplier.queries.ts';
import { checkSupplier, newSupplier } from './write-supplier.ts';

export const routes = Object.values(
  resourceRoutes(supplier, {
    table: 'suppliers',
    name: 'supplier',
    source: supplierSource,
    created: newSupplier,
    changed: checkSupplier,
  }),
);
