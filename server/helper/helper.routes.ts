import type { Route } from '#kernel/route.ts';

/** Every call of the helper service. */
export const helperRoutes: readonly Route[] = [];
