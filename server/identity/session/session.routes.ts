import {
  createToken as createTokenEndpoint,
  logout as logoutEndpoint,
} from '@hakobu/contract/identity/session/session.endpoints.ts';
import { route } from '#kernel/route.ts';
import { createToken } from './create-token.ts';

export const routes = [
  route(createTokenEndpoint, createToken),
  route(logoutEndpoint, async (ctx) => {
    await ctx.db
      .updateTable('sessions')
      .set({ revoked_at: ctx.now })
      .where('id', '=', ctx.actor.sessionId)
      .execute();
    return undefined;
  }),
];
