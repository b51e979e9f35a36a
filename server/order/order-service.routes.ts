import type { Route } from '#kernel/route.ts';

/** Every call of the order service. */
export const orderRoutes: readonly Route[] = [];
