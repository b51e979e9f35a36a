import type { logout } from '@hakobu/contract/identity/session/session.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { revokeSession } from '../credential/sessions.ts';

/** Ends the current session. */
export const logOut: Handler<typeof logout> = async (ctx) => {
  await revokeSession(ctx, ctx.actor.sessionId);
};
