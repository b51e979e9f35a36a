import { sql } from 'kysely';
import { defineTask } from './task.ts';

/** Responses of idempotency keys are kept for 30 days. */
export const expireIdempotencyKeys = defineTask({
  name: 'expire-idempotency-keys',
  cron: '17 3 * * *',
  async run({ db, log }) {
    const { numAffectedRows } =
      await sql`delete from idempotency_keys where created_at < now() - interval '30 days'`.execute(db);
    log('idempotency keys expired', { count: Number(numAffectedRows ?? 0) });
  },
});
