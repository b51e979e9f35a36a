import type { Route } from '#kernel/route.ts';
import { routes as account } from './account/account.routes.ts';
import { routes as address } from './address/address.routes.ts';
import { routes as organization } from './organization/organization.routes.ts';
import { routes as provider } from './provider/provider.routes.ts';
import { routes as role } from './role/role.routes.ts';
import { routes as session } from './session/session.routes.ts';
import { routes as user } from './user/user.routes.ts';

/** Every call of the identity service. */
export const identityRoutes: readonly Route[] = [
  ...account,
  ...session,
  ...provider,
  ...user,
  ...role,
  ...organization,
  ...address,
];
