import type { Route } from '#kernel/route.ts';

/** Every call of the warehouse service. */
export const warehouseRoutes: readonly Route[] = [];
