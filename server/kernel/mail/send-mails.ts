import { sql } from 'kysely';
import { mailOf, type MailTemplate } from '@hakobu/phrases/server.ts';
import { matchLanguage } from '@hakobu/phrases/languages.ts';
import { defineTask, type Task } from '../jobs/task.ts';
import type { Mailer } from './mailer.ts';

const MOST_ATTEMPTS = 20;
const BATCH = 50;
interface Waiting {
  id: number;
  recipient: string;
  language: string;
  template: MailTemplate;
  content: Record<string, string>;
}

/**
 * Sends what waits, oldest first. A mail that fails stays and is tried again with the job's own growing
 * pauses, and every ten minutes; one failing address holds up nobody else. At least once: a crash between
 * sending and marking sends again.
 */
export const sendMailsTask = (mailer: Mailer): Task =>
  defineTask({
    name: 'send-mails',
    on: ['mail'],
    cron: '*/10 * * * *',
    async run({ db, log }) {
      const { rows } = await sql<Waiting>`select id, recipient, language, template, content from mails
          where sent_at is null and attempts < ${MOST_ATTEMPTS} order by id limit ${BATCH}`.execute(db);
      let failed: unknown;
      for (const mail of rows) {
        try {
          await mailer.send({
            to: mail.recipient,
            ...mailOf(matchLanguage(mail.language), mail.template, {
              ...mail.content,
              link: `${mailer.publicUrl}${mail.content.link ?? ''}`,
            }),
          });
          await sql`update mails set sent_at = now(), content = '{}', attempts = attempts + 1,
            last_error = null where id = ${mail.id}`.execute(db);
        } catch (error) {
          failed = error;
          await sql`update mails set attempts = attempts + 1, last_error = ${String(error).slice(0, 500)}
            where id = ${mail.id}`.execute(db);
        }
      }
      log('mails sent', { count: rows.length });
      if (failed !== undefined) throw failed;
    },
  });
