import { sql } from 'kysely';
import * as endpoints from '@hakobu/contract/identity/account/account.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { route } from '#kernel/route.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import { hashPassword } from '../credential/password.ts';
import { revokeSessions } from '../credential/revoke-sessions.ts';
import { requireSignature, useToken } from './links.ts';
import { register } from './register.ts';
import { requirePause, secondsToWait, sendReset, sendVerification } from './send-links.ts';
import { updateMe } from './update-me.ts';

interface Account {
  id: number;
  name: string;
  email: string;
  language: string | null;
  verified: boolean;
}
const account = sql`select id, name, email, language, email_verified_at is not null as verified from users`;

const VERIFIED = { verified: true } as const;

/** Live sessions only, and only one's own. */
const sessions = defineListSource<RowOf<typeof endpoints.listSessions>>({
  from: sql`sessions s`,
  select: sql`s.id, s.user_agent, s.created_at, s.refreshed_at, false as current`,
  key: 's.id',
  access: (ctx) =>
    sql`(s.user_id = ${ctx.actor.id} and s.revoked_at is null and s.refresh_expires_at > now())`,
  async always(ctx, rows) {
    for (const row of rows) row.current = row.id === ctx.actor.sessionId;
  },
});

export const routes = [
  route(endpoints.register, register),
  route(endpoints.resendVerification, async (ctx) => {
    const {
      rows: [user],
    } = await sql<Account>`${account} where id = ${ctx.actor.id}`.execute(ctx.db);
    if (user === undefined || user.verified) return undefined;
    await requirePause(ctx, user.id, 'verify');
    await sendVerification(ctx, user);
    return undefined;
  }),
  route(
    endpoints.verifyEmail,
    async (ctx, { params: { username, token }, query: { expires, signature } }) => {
      await requireSignature(ctx, username, token, expires, signature);
      const {
        rows: [already],
      } = await sql<Account>`${account} where lower(email) = lower(${username})
          and email_verified_at is not null`.execute(ctx.db);
      if (already !== undefined) return VERIFIED;
      const id = await useToken(ctx, token, 'verify', username);
      await updateRow(ctx, 'users', id, { email_verified_at: ctx.now });
      ctx.announce('changed', { type: 'user', id });
      return VERIFIED;
    },
  ),
  route(endpoints.forgotPassword, async (ctx, { body: { email } }) => {
    if (email === '') throw refuseField('email', 'email_empty');
    const {
      rows: [user],
    } = await sql<Account>`${account} where lower(email) = lower(${email}) and disabled_at is null`.execute(
      ctx.db,
    );
    if (user !== undefined && (await secondsToWait(ctx, user.id, 'reset')) === 0) await sendReset(ctx, user);
    return undefined;
  }),
  route(endpoints.resetPassword, async (ctx, { body: { email, token, password } }) => {
    const id = await useToken(ctx, token, 'reset', email);
    // Whoever reads the mail owns the address: it is proven with the same step.
    await sql`update users
      set password_hash = ${await hashPassword(password)}, email_verified_at = coalesce(email_verified_at,
        now()), version = version + 1, updated_at = now() where id = ${id}`.execute(ctx.db);
    await revokeSessions(ctx, id);
    return undefined;
  }),
  route(endpoints.updateMe, updateMe),
  route(endpoints.listSessions, (ctx, { list }) =>
    listRows(ctx, endpoints.listSessions.list, sessions, list),
  ),
  route(endpoints.revokeSession, async (ctx, { params }) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('sessions')
      .set({ revoked_at: ctx.now })
      .where('id', '=', params.id)
      .where('user_id', '=', ctx.actor.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('not_found', { details: { id: params.id } });
    return undefined;
  }),
];
