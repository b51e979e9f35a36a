import { sql } from 'kysely';
import { defineTask } from '#kernel/jobs/task.ts';
import { forgetOldLinks } from '../account/links.ts';
import { forgetOldAttempts } from '../credential/failed-attempts.ts';
import { forgetOldDevices } from '../credential/known-devices.ts';
import { forgetOldSessions } from '../credential/sessions.ts';

/**
 * Failures to sign in go after a day, devices after half a year. Sessions that ended, links that were used
 * and mails that were sent are of no use after a month; unsent mails stay for somebody to look at.
 */
export const forgetSessionsTask = defineTask({
  name: 'forget-sessions',
  cron: '41 3 * * *',
  async run({ db, log }) {
    const sessions = await forgetOldSessions(db);
    const links = await forgetOldLinks(db);
    const mails = await sql`delete from mails where sent_at < now() - interval '30 days'`.execute(db);
    await forgetOldAttempts(db);
    await forgetOldDevices(db);
    log('sessions forgotten', { sessions, links, mails: Number(mails.numAffectedRows ?? 0) });
  },
});
