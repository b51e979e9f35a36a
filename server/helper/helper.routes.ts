import type { Route } from '#kernel/route.ts';
import { routes as deviceToken } from './device-token/device-token.routes.ts';
import { routes as log } from './log/log.routes.ts';
import { routes as notification } from './notification/notification.routes.ts';
import { routes as place } from './place/place.routes.ts';
import { routes as post } from './post/post.routes.ts';
import { routes as support } from './support/support.routes.ts';

/** Every call of the helper service. */
export const helperRoutes: readonly Route[] = [
  ...log,
  ...place,
  ...post,
  ...support,
  ...notification,
  ...deviceToken,
];
