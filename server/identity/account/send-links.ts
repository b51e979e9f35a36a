import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { queueMail } from '#kernel/mail/queue-mail.ts';
import { Refusal } from '#kernel/refusal.ts';
import { makeToken, sign, type Purpose } from './links.ts';

const PAUSE_SECONDS = 60;

interface Recipient {
  id: number;
  name: string;
  email: string;
  language: string | null;
}

/**
 * Sends the link that proves an email. It opens a screen, which calls: programs that look into mails cannot
 * use it up.
 */
export async function sendVerification(ctx: Context, user: Recipient): Promise<void> {
  const { token, expires } = await makeToken(ctx, user.id, 'verify');
  const query = new URLSearchParams({
    username: user.email,
    token,
    expires: String(expires),
    signature: await sign(ctx, user.email, token, expires),
  });
  await queueMail(ctx, {
    to: user.email,
    template: 'verify',
    language: user.language,
    content: { name: user.name, link: `/#/email-unverified?${query.toString()}` },
  });
}

export async function sendReset(ctx: Context, user: Recipient): Promise<void> {
  const { token } = await makeToken(ctx, user.id, 'reset');
  const query = new URLSearchParams({ email: user.email, token });
  await queueMail(ctx, {
    to: user.email,
    template: 'reset',
    language: user.language,
    content: { name: user.name, link: `/#/reset-password?${query.toString()}` },
  });
}

/** A mailbox is not flooded: the next link of a purpose waits a minute. Answers the seconds that are left. */
export async function secondsToWait(ctx: Context, userId: number, purpose: Purpose): Promise<number> {
  const {
    rows: [last],
  } = await sql<{
    wait: number | null;
  }>`select ceil(${PAUSE_SECONDS} - extract(epoch from now() - max(created_at)))::int as wait
    from account_tokens where user_id = ${userId} and purpose = ${purpose}`.execute(ctx.db);
  return Math.max(0, last?.wait ?? 0);
}

export async function requirePause(ctx: Context, userId: number, purpose: Purpose): Promise<void> {
  const seconds = await secondsToWait(ctx, userId, purpose);
  if (seconds > 0) throw new Refusal('too_many_attempts', { values: { seconds } });
}
