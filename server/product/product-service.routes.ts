import type { Route } from '#kernel/route.ts';

/** Every call of the product service. */
export const productRoutes: readonly Route[] = [];
