import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { queueMail } from '#kernel/mail/queue-mail.ts';
import { Refusal } from '#kernel/refusal.ts';
import { makeToken, sign, type Purpose } from './links.ts';

const PAUSE_SECONDS = 60;
/** Maximum number of links of a purpose per mailbox and hour. */
const MOST_AN_HOUR = 5;

interface Recipient {
  id: number;
  name: string;
  email: string;
  language: string | null;
}

/**
 * Sends the link that verifies an email. It opens a screen that calls the API, so that mail scanners cannot
 * consume it.
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

/** Sends the link that sets a new password; without a user it runs the same statements and sends nothing. */
export async function sendReset(ctx: Context, user: Recipient | undefined): Promise<void> {
  const { token } = await makeToken(ctx, user?.id ?? 0, 'reset');
  const query = new URLSearchParams({ email: user?.email ?? '', token });
  await queueMail(ctx, {
    to: user?.email,
    template: 'reset',
    language: user?.language ?? null,
    content: { name: user?.name ?? '', link: `/#/reset-password?${query.toString()}` },
  });
}

/**
 * Limits mails to one mailbox: one link of a purpose per minute, and a maximum per hour. Returns the seconds
 * to wait.
 */
export async function secondsToWait(ctx: Context, userId: number, purpose: Purpose): Promise<number> {
  const {
    rows: [last],
  } = await sql<{
    wait: number | null;
  }>`select greatest(
      ceil(${PAUSE_SECONDS} - extract(epoch from now() - max(created_at))),
      case when count(*) >= ${MOST_AN_HOUR} then ceil(3600 - extract(epoch from now() - min(created_at))) end
    )::int as wait
    from (select created_at from account_tokens where user_id = ${userId} and purpose = ${purpose}
      order by created_at desc limit ${MOST_AN_HOUR}) as last`.execute(ctx.db);
  return Math.max(0, last?.wait ?? 0);
}

export async function requirePause(ctx: Context, userId: number, purpose: Purpose): Promise<void> {
  const seconds = await secondsToWait(ctx, userId, purpose);
  if (seconds > 0) throw new Refusal('mail_just_sent', { values: { seconds } });
}
