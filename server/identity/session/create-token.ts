import type { createToken as endpoint } from '@hakobu/contract/identity/session/session.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Input, PreparedHandler, Preparation } from '#kernel/route.ts';
import type { Claims } from '#kernel/identity-provider/providers.ts';
import { takePendingSignIn } from '../provider/pending-sign-ins.ts';
import { userOfClaims } from '../provider/user-of-claims.ts';
import { openSession, renewSession, type Tokens } from '../credential/sessions.ts';
import { checkPassword } from './check-password.ts';

type Endpoint = typeof endpoint;
type Request = Input<Endpoint>;
type Grant = Request['body']['grant_type'];
type BodyOf<G extends Grant> = Extract<Request['body'], { grant_type: G }>;

/** Result of the identification: a user, or the claims of a provider; nobody when a session is renewed. */
export type Found = { userId: number } | { provider: string; claims: Claims } | undefined;

/** Identifies the user by grant: passwords are hashed and providers requested before the transaction. */
export const findSignInUser: Preparation<Endpoint, Found> = (ctx, input) =>
  finders[input.body.grant_type](ctx, input, input.body as never);

const finders: { [G in Grant]: (ctx: Context, input: Request, body: BodyOf<G>) => Promise<Found> } = {
  password: async (ctx, { headers }, { username, password }) => ({
    userId: await checkPassword(ctx, { username, password, headers }),
  }),
  refresh_token: async () => undefined,
  async authorization_code(ctx, _, { provider, code, state, iss }) {
    const pending = await takePendingSignIn(ctx, provider, state);
    return {
      provider,
      claims: await ctx.providers.exchange(provider, { code, state, issuer: iss, ...pending }),
    };
  },
  id_token: async (ctx, _, { provider, id_token }) => ({
    provider,
    claims: await ctx.providers.verify(provider, id_token),
  }),
};

/**
 * Signs in with email and password or through an identity provider, or renews a session with its refresh
 * token.
 */
export const createToken: PreparedHandler<Endpoint, Found> = async (ctx, { body, headers }, found) => {
  const tokens =
    body.grant_type === 'refresh_token'
      ? await renewSession(ctx, body.refresh_token)
      : await openFor(ctx, headers.userAgent, found!);
  return { ...tokens, ...(ctx.cookieDomain !== undefined && { cookie_domain: ctx.cookieDomain }) };
};

async function openFor(
  ctx: Context,
  userAgent: string | undefined,
  found: NonNullable<Found>,
): Promise<Tokens> {
  if ('userId' in found) return openSession(ctx, found.userId, userAgent);
  const id = await userOfClaims(ctx, found.provider, found.claims);
  const { disabled_at } = await ctx.db
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (disabled_at !== null) throw new Refusal('account_disabled');
  return openSession(ctx, id, userAgent);
}
