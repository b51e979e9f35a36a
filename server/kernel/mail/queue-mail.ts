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
  await ctx.db
    .insertInto('mails')
    .values({ recipient: to, language: language ?? ctx.language, template, content: JSON.stringify(content) })
    .execute();
  ctx.announce('mail', {});
}
