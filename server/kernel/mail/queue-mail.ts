import type { MailTemplate } from '@hakobu/phrases/server.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/**
 * Queues a mail within the transaction; it is sent after the commit. `content` fills the template. Without a
 * recipient nothing is sent, in the same time, so that accounts cannot be probed.
 */
export async function queueMail(
  ctx: Context,
  {
    to,
    template,
    content,
    language = ctx.language,
  }: {
    to: string | undefined;
    template: MailTemplate;
    content: Record<string, string>;
    language?: string | null;
  },
): Promise<void> {
  await sql`insert into mails (recipient, language, template, content)
    select ${to}::text, ${language ?? ctx.language}, ${template}, ${JSON.stringify(content)}::jsonb
    where ${to}::text is not null`.execute(ctx.db);
  ctx.announce('mail', {});
}
