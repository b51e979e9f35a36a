import * as endpoints from '@hakobu/contract/identity/provider/provider.endpoints.ts';
import { route } from '#kernel/route.ts';
import { listProviders, startSignIn } from './start-sign-in.ts';

export const routes = [
  route(endpoints.listProviders, listProviders),
  route(endpoints.startSignIn, startSignIn),
];
