import { sql } from 'kysely';
import { defineTask } from '#kernel/jobs/task.ts';
import { deleteOldLinks } from '../account/links.ts';
import { deleteOldAttempts } from '../credential/failed-attempts.ts';
import { deleteOldDevices } from '../credential/known-devices.ts';
import { deleteOldSessions } from '../credential/sessions.ts';

/**
 * Deletes failed attempts after a day, known devices after half a year, and ended sessions, used links and
 * sent mails after a month. Unsent mails stay for inspection.
 */
export const deleteOldSessionsTask = defineTask({
  name: 'forget-sessions',
  cron: '41 3 * * *',
  async run({ db, log }) {
    const sessions = await deleteOldSessions(db);
    const links = await deleteOldLinks(db);
    const mails = await sql`delete from mails where sent_at < now() - interval '30 days'`.execute(db);
    await deleteOldAttempts(db);
    await deleteOldDevices(db);
    log('sessions forgotten', { sessions, links, mails: Number(mails.numAffectedRows ?? 0) });
  },
});
