import type { Route } from '#kernel/route.ts';

/** Every call of the accounting service. */
export const accountingRoutes: readonly Route[] = [];
