import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { forNoKeyUpdate } from '#kernel/locks/lock.ts';
import { Refusal } from '#kernel/refusal.ts';
import { sendVerification } from '../account/send-links.ts';
import { makeCustomer } from '../account/make-customer.ts';
import { revokeSessions } from '../credential/sessions.ts';
import { changeUser } from '../user/write-user.ts';
import type { Claims } from '#kernel/identity-provider/providers.ts';

interface User {
  id: number;
  verified: boolean;
}

/**
 * The user identified by a provider's claims; a customer is created for a new one. An account is found by
 * the provider's subject, and by email only when the provider has verified it: otherwise anybody could claim
 * that address there.
 */
export async function userOfClaims(ctx: Context, provider: string, claims: Claims): Promise<number> {
  const linked = await ctx.db
    .selectFrom('user_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', claims.subject)
    .executeTakeFirst();
  if (linked !== undefined) return linked.user_id;
  if (claims.email === undefined) throw new Refusal('provider_without_email');
  const {
    rows: [user],
  } = await forNoKeyUpdate(
    sql<User>`select id, email_verified_at is not null as verified from users u
      where lower(email) = ${claims.email}`,
    'u',
  ).execute(ctx.db);
  if (user !== undefined && !claims.verified) throw new Refusal('provider_email_unproven');
  const id =
    user === undefined ? await register(ctx, { ...claims, email: claims.email }) : await adopt(ctx, user);
  await ctx.db
    .insertInto('user_identities')
    .values({ user_id: id, provider, subject: claims.subject })
    .execute();
  return id;
}

async function register(
  ctx: Context,
  { email, name = email, verified }: Claims & { email: string },
): Promise<number> {
  const id = await makeCustomer(ctx, {
    name: name.slice(0, 255),
    email,
    tel: null,
    email_verified_at: verified ? ctx.now : null,
  });
  if (!verified) await sendVerification(ctx, { id, name, email, language: ctx.language });
  return id;
}

/**
 * An unverified registration may belong to somebody else who waits for the owner of the address: its
 * password and sessions end when the owner signs in.
 */
async function adopt(ctx: Context, { id, verified }: User): Promise<number> {
  if (verified) return id;
  await changeUser(ctx, id, { email_verified_at: ctx.now, password_hash: null });
  await revokeSessions(ctx, id);
  return id;
}
