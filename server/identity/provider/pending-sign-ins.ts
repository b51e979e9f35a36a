import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import { hashToken } from '#kernel/session/token.ts';

const MINUTES = 10;

/** Stores for ten minutes what the response of the provider must match. */
export async function savePendingSignIn(
  ctx: Context,
  { provider, state, nonce, codeVerifier }: Record<'provider' | 'state' | 'nonce' | 'codeVerifier', string>,
): Promise<void> {
  await ctx.db
    .deleteFrom('provider_sign_ins')
    .where('expires_at', '<', sql<string>`now()`)
    .execute();
  await sql`insert into provider_sign_ins (state_hash, provider, nonce, code_verifier, expires_at)
    values (${hashToken(state)}, ${provider}, ${nonce}, ${codeVerifier},
      now() + ${MINUTES} * interval '1 minute')`.execute(ctx.db);
}

/** Takes a pending sign-in, once. Refuses with `sign_in_expired`. */
export async function takePendingSignIn(
  ctx: Context,
  provider: string,
  state: string,
): Promise<{ nonce: string; codeVerifier: string }> {
  const pending = await ctx.db
    .deleteFrom('provider_sign_ins')
    .where('state_hash', '=', hashToken(state))
    .where('provider', '=', provider)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['nonce', 'code_verifier'])
    .executeTakeFirst();
  if (pending === undefined) throw new Refusal('sign_in_expired');
  return { nonce: pending.nonce, codeVerifier: pending.code_verifier };
}
