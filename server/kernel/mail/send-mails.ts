import { sql } from 'kysely';
import { mailOf, type MailTemplate } from '@hakobu/phrases/server.ts';
import { matchLanguage } from '@hakobu/phrases/languages.ts';
import type { ChangedRow } from '../crud/rows.ts';
import type { Db } from '../database/database.ts';
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

const tried = (db: Db, { id }: Waiting, outcome: ChangedRow<'mails'>) =>
  db
    .updateTable('mails')
    .set((own) => ({ ...outcome, attempts: own('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();

/**
 * Sends queued mails, oldest first. A failed mail is retried with the job's backoff and every ten minutes,
 * and does not block others. At least once: a crash between sending and recording sends again.
 */
export const sendMailsTask = (mailer: Mailer): Task =>
  defineTask({
    name: 'send-mails',
    on: ['mail'],
    cron: '*/10 * * * *',
    async run({ db, log }) {
      const rows: Waiting[] = await db
        .selectFrom('mails')
        .select(['id', 'recipient', 'language', 'template', 'content'])
        .where('sent_at', 'is', null)
        .where('attempts', '<', MOST_ATTEMPTS)
        .orderBy('id')
        .limit(BATCH)
        .$narrowType<Pick<Waiting, 'template' | 'content'>>()
        .execute();
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
          await tried(db, mail, { sent_at: sql<string>`now()`, content: '{}', last_error: null });
        } catch (error) {
          failed = error;
          await tried(db, mail, { last_error: String(error).slice(0, 500) });
        }
      }
      log('mails sent', { count: rows.length });
      if (failed !== undefined) throw failed;
    },
  });
