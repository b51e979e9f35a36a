import { sql } from 'kysely';
import { listProviders, startSignIn } from '@hakobu/contract/identity/provider/provider.endpoints.ts';
import { route } from '#kernel/route.ts';
import { hashToken } from '#kernel/session/token.ts';
import { recordFailure, requirePatience } from '../credential/failed-attempts.ts';

const MINUTES = 10;

export const routes = [
  route(listProviders, async (ctx) => ({ data: ctx.providers.list() })),
  route(startSignIn, async (ctx, { params: { provider }, headers }) => {
    // each beginning is kept for a while: nobody begins a thousand
    const key = `address:provider:${headers.address}`;
    requirePatience([key], ctx.now.getTime());
    recordFailure([key], ctx.now.getTime());
    const { url, state, nonce, codeVerifier } = await ctx.providers.begin(provider);
    await ctx.db
      .deleteFrom('provider_sign_ins')
      .where('expires_at', '<', sql<string>`now()`)
      .execute();
    await sql`insert into provider_sign_ins (state_hash, provider, nonce, code_verifier, expires_at)
      values (${hashToken(state)}, ${provider}, ${nonce}, ${codeVerifier},
        now() + ${MINUTES} * interval '1 minute')`.execute(ctx.db);
    return { authorization_url: url, state };
  }),
];
