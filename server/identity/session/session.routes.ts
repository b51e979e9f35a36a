import * as endpoints from '@hakobu/contract/identity/session/session.endpoints.ts';
import { preparedRoute, route } from '#kernel/route.ts';
import { createToken, findSignInUser } from './create-token.ts';
import { logOut } from './log-out.ts';

export const routes = [
  preparedRoute(endpoints.createToken, findSignInUser, createToken),
  route(endpoints.logout, logOut),
];
