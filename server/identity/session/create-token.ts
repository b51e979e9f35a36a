import { sql } from 'kysely';
import type { createToken as endpoint } from '@hakobu/contract/identity/session/session.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler, Input } from '#kernel/route.ts';
import type { Claims } from '#kernel/identity-provider/providers.ts';
import { takeSignIn } from '../provider/begun-sign-ins.ts';
import { userOfClaims } from '../provider/user-of-claims.ts';
import { forgetFailures, inTurn, recordFailure, requirePatience } from '../credential/failed-attempts.ts';
import { passwordMatches } from '../credential/password.ts';
import { openSession, renewSession, type Tokens } from '../credential/sessions.ts';

type Request = Input<typeof endpoint>;

/**
 * Signs in with email and password or through an identity provider, or renews a session with its refresh
 * token.
 */
export const createToken: Handler<typeof endpoint> = async (ctx, input) =>
  withDomain(ctx, await grants[input.body.grant_type](ctx, input, input.body as never));

const withDomain = (ctx: Context, answer: Tokens) => ({
  ...answer,
  ...(ctx.cookieDomain !== undefined && { cookie_domain: ctx.cookieDomain }),
});

type Grant = Request['body']['grant_type'];
type BodyOf<G extends Grant> = Extract<Request['body'], { grant_type: G }>;

const grants: { [G in Grant]: (ctx: Context, input: Request, body: BodyOf<G>) => Promise<Tokens> } = {
  password: signIn,
  refresh_token: (ctx, _, { refresh_token }) => renewSession(ctx, refresh_token),
  async authorization_code(ctx, input, { provider, code, state, iss }) {
    const begun = await takeSignIn(ctx, provider, state);
    const claims = await ctx.providers.exchange(provider, { code, state, issuer: iss, ...begun });
    return signInAs(ctx, input, provider, claims);
  },
  id_token: async (ctx, input, { provider, id_token }) =>
    signInAs(ctx, input, provider, await ctx.providers.verify(provider, id_token)),
};

async function signInAs(
  ctx: Context,
  { headers }: Request,
  provider: string,
  claims: Claims,
): Promise<Tokens> {
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
  return inTurn(account, async () => {
    requirePatience(keys, Date.now());
    const {
      rows: [user],
    } = await sql<{ id: number; password_hash: string | null; disabled: boolean }>`
      select id, password_hash, disabled_at is not null as disabled from users
      where lower(email) = lower(${username})`.execute(ctx.db);
    if (!(await passwordMatches(user?.password_hash, password)) || user === undefined) {
      recordFailure(keys, Date.now());
      throw new Refusal('invalid_credentials');
    }
    forgetFailures(account);
    if (user.disabled) throw new Refusal('account_disabled');
    return openSession(ctx, user.id, headers.userAgent);
  });
}
