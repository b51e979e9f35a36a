import type { revokeSession as endpoint } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { revokeSession } from '../credential/sessions.ts';

/** Ends one session of the caller, on any device. */
export const endSession: Handler<typeof endpoint> = async (ctx, { params: { id } }) => {
  if (!(await revokeSession(ctx, id, ctx.actor.id))) throw new Refusal('not_found', { details: { id } });
};
