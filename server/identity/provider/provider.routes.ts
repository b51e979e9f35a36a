import * as endpoints from '@hakobu/contract/identity/provider/provider.endpoints.ts';
import { preparedRoute, route } from '#kernel/route.ts';
import { beginSignIn, listProviders, startSignIn } from './start-sign-in.ts';

export const routes = [
  route(endpoints.listProviders, listProviders),
  preparedRoute(endpoints.startSignIn, beginSignIn, startSignIn),
];
