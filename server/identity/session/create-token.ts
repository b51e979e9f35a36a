import { sql } from 'kysely';
import {
  ACCESS_TOKEN_SECONDS,
  REFRESH_TOKEN_SECONDS,
  type createToken as endpoint,
} from '@hakobu/contract/identity/session/session.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler, Input } from '#kernel/route.ts';
import { hashToken, newToken } from '#kernel/session/token.ts';
import type { Claims } from '#kernel/identity-provider/providers.ts';
import { userOfClaims } from '../provider/user-of-claims.ts';
import { forgetFailures, recordFailure, requirePatience } from '../credential/failed-attempts.ts';
import { passwordMatches } from '../credential/password.ts';

type Request = Input<typeof endpoint>;

/**
 * Signs in with email and password or through an identity provider, or renews a session with its refresh
 * token.
 */
export const createToken: Handler<typeof endpoint> = async (ctx, input) =>
  withDomain(ctx, await grants[input.body.grant_type](ctx, input, input.body as never));

const withDomain = (ctx: Context, answer: Answer) => ({
  ...answer,
  ...(ctx.cookieDomain !== undefined && { cookie_domain: ctx.cookieDomain }),
});

type Grant = Request['body']['grant_type'];
type BodyOf<G extends Grant> = Extract<Request['body'], { grant_type: G }>;
type Answer = ReturnType<typeof newTokens>['answer'];

const grants: { [G in Grant]: (ctx: Context, input: Request, body: BodyOf<G>) => Promise<Answer> } = {
  password: signIn,
  refresh_token: (ctx, _, { refresh_token }) => renew(ctx, refresh_token),
  async authorization_code(ctx, input, { provider, code, state, iss }) {
    const begun = await ctx.db
      .deleteFrom('provider_sign_ins')
      .where('state_hash', '=', hashToken(state))
      .where('provider', '=', provider)
      .where('expires_at', '>', sql<string>`now()`)
      .returning(['nonce', 'code_verifier'])
      .executeTakeFirst();
    if (begun === undefined) throw new Refusal('sign_in_expired');
    return signInAs(
      ctx,
      input,
      provider,
      await ctx.providers.exchange(provider, {
        code,
        state,
        issuer: iss,
        nonce: begun.nonce,
        codeVerifier: begun.code_verifier,
      }),
    );
  },
  id_token: async (ctx, input, { provider, id_token }) =>
    signInAs(ctx, input, provider, await ctx.providers.verify(provider, id_token)),
};

async function signInAs(
  ctx: Context,
  { headers }: Request,
  provider: string,
  claims: Claims,
): Promise<Answer> {
  const id = await userOfClaims(ctx, provider, claims);
  const { disabled_at } = await ctx.db
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (disabled_at !== null) throw new Refusal('account_disabled');
  return openSession(ctx, id, headers.userAgent);
}

async function signIn(
  ctx: Context,
  { headers }: Request,
  { username, password }: { username: string; password: string },
) {
  const account = `account:${username.toLowerCase()}`;
  const keys = [account, `address:${headers.address}`];
  requirePatience(keys, ctx.now.getTime());
  const {
    rows: [user],
  } = await sql<{ id: number; password_hash: string | null; disabled: boolean }>`
    select id, password_hash, disabled_at is not null as disabled from users
    where lower(email) = lower(${username})`.execute(ctx.db);
  if (!(await passwordMatches(user?.password_hash, password)) || user === undefined) {
    recordFailure(keys, ctx.now.getTime());
    throw new Refusal('invalid_credentials');
  }
  forgetFailures(account);
  if (user.disabled) throw new Refusal('account_disabled');
  return openSession(ctx, user.id, headers.userAgent);
}

async function openSession(ctx: Context, userId: number, userAgent: string | undefined): Promise<Answer> {
  const tokens = newTokens();
  await sql`insert into sessions (user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at,
    user_agent)
    values (${userId}, ${tokens.accessHash}, now() + ${ACCESS_TOKEN_SECONDS} * interval '1 second',
      ${tokens.refreshHash},
      now() + ${REFRESH_TOKEN_SECONDS} * interval '1 second', ${userAgent?.slice(0, 300) ?? null})`.execute(
    ctx.db,
  );
  return tokens.answer;
}

async function renew(ctx: Context, refreshToken: string) {
  const presented = hashToken(refreshToken);
  const {
    rows: [session],
  } = await sql<{ id: number; current: boolean; live: boolean }>`
    select s.id, s.refresh_hash = ${presented} as current, s.revoked_at is null
      and s.refresh_expires_at > now() and u.disabled_at is null as live
    from sessions s join users u on u.id = s.user_id
    where s.refresh_hash = ${presented} or s.previous_refresh_hash = ${presented} for update of s`.execute(
    ctx.db,
  );
  if (session === undefined || !session.live) throw new Refusal('logged_out');
  if (!session.current) return revokeReused(ctx, session.id);
  const tokens = newTokens();
  await sql`update sessions
    set access_hash = ${tokens.accessHash},
      access_expires_at = now() + ${ACCESS_TOKEN_SECONDS} * interval '1 second',
    refreshed_at = now(), previous_refresh_hash = refresh_hash, refresh_hash = ${tokens.refreshHash},
      refresh_expires_at = now() + ${REFRESH_TOKEN_SECONDS} * interval '1 second'
    where id = ${session.id}`.execute(ctx.db);
  return tokens.answer;
}

/** A refresh token that was already used is in two hands: the session ends for both. */
async function revokeReused(ctx: Context, sessionId: number): Promise<never> {
  await ctx.db.updateTable('sessions').set({ revoked_at: ctx.now }).where('id', '=', sessionId).execute();
  throw new Refusal('logged_out', { keepsChanges: true });
}

function newTokens() {
  const access = newToken();
  const refresh = newToken();
  return {
    accessHash: hashToken(access),
    refreshHash: hashToken(refresh),
    answer: {
      token_type: 'Bearer' as const,
      access_token: access,
      refresh_token: refresh,
      expires_in: ACCESS_TOKEN_SECONDS,
    },
  };
}
