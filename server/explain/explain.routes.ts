import { explainPermission } from '@hakobu/contract/identity/role/role.endpoints.ts';
import { route, type Route } from '#kernel/route.ts';
import { explainPermissionOver } from './explain-permission.ts';

/** Route that explains rights on the server's endpoints. */
export const explainRoutes = (served: readonly Route[]): Route[] => [
  route(explainPermission, explainPermissionOver(served)),
];
