import type pg from 'pg';
import type { Task } from './task.ts';

const BATCH = 500;

/**
 * Moves messages from the outbox to the tasks that handle them, in one transaction, so each is delivered
 * exactly once. Returns their number. Several processes may run it concurrently.
 */
export async function relayOutbox(pool: pg.Pool, tasks: readonly Task[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ topic: string }>(
      `delete from outbox where id in (select id from outbox order by id limit $1 for update skip locked)
        returning topic`,
      [BATCH],
    );
    const topics = new Set(rows.map(({ topic }) => topic));
    for (const task of tasks.filter(({ on = [] }) => on.some((topic) => topics.has(topic)))) {
      await client.query(
        `select graphile_worker.add_job($1, payload := '{}'::json, job_key := $1,
          job_key_mode := 'preserve_run_at', max_attempts := 10)`,
        [task.name],
      );
    }
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
