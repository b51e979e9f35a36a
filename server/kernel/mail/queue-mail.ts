import { sql } from 'kysely';
import type { MailTemplate } from '@hakobu/phrases/server.ts';
import type { Context } from '../context.ts';

/**
 * Puts a mail on its way with the transaction: it is sent after the commit, and only then. `content` fills
 * the template.
 */
export async function queueMail(
  ctx: Context,
  {
    to,
    template,
    content,
    language = ctx.language,
  }: { to: string; template: MailTemplate; content: Record<string, string>; language?: string | null },
): Promise<void> {
  await sql`insert into mails (recipient, language, template, content)
    values (${to}, ${language ?? ctx.language}, ${template}, ${JSON.stringify(content)})`.execute(ctx.db);
  ctx.announce('mail', {});
}
