import * as endpoints from '@hakobu/contract/identity/session/session.endpoints.ts';
import { route } from '#kernel/route.ts';
import { createToken } from './create-token.ts';
import { logOut } from './log-out.ts';

export const routes = [route(endpoints.createToken, createToken), route(endpoints.logout, logOut)];
