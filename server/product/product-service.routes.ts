import type { Route } from '#kernel/route.ts';
import { routes as product } from './product/product.routes.ts';
import { routes as supplier } from './supplier/supplier.routes.ts';

/** Every call of the product service. */
export const productRoutes: readonly Route[] = [...product, ...supplier];
