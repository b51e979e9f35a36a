import { sql } from 'kysely';
import { defineTask } from '#kernel/jobs/task.ts';

/**
 * Sessions that ended, links that were used and mails that were sent are of no use after a month; unsent
 * mails stay for somebody to look at.
 */
export const forgetSessionsTask = defineTask({
  name: 'forget-sessions',
  cron: '41 3 * * *',
  async run({ db, log }) {
    const sessions = await sql`delete from sessions
        where coalesce(revoked_at, refresh_expires_at) < now() - interval '30 days'`.execute(db);
    const links = await sql`delete from account_tokens
        where expires_at < now() - interval '30 days'`.execute(db);
    const mails = await sql`delete from mails where sent_at < now() - interval '30 days'`.execute(db);
    log('sessions forgotten', {
      sessions: Number(sessions.numAffectedRows ?? 0),
      links: Number(links.numAffectedRows ?? 0),
      mails: Number(mails.numAffectedRows ?? 0),
    });
  },
});
