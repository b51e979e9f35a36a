import type pg from 'pg';

/** A worker pool without a sign of life for so long is considered dead. */
export const SILENT_SECONDS = 60;

/**
 * Records that these worker pools are alive, and unlocks the jobs of pools without a sign of life: they ended
 * with their server, and another one runs the jobs. Nothing is unlocked in the first minute of a database,
 * when nobody could report.
 */
export async function releaseAbandonedJobs(pool: pg.Pool, workers: ReadonlySet<string>): Promise<void> {
  await pool.query(
    `insert into job_workers (worker_id) select unnest($1::text[])
      on conflict (worker_id) do update set seen_at = now()`,
    [[...workers]],
  );
  const { rows } = await pool.query<{ worker_id: string }>(
    `delete from job_workers
      where seen_at < now() - $1 * interval '1 second'
        and pg_postmaster_start_time() < now() - $1 * interval '1 second'
      returning worker_id`,
    [SILENT_SECONDS],
  );
  if (rows.length > 0)
    await unlockJobs(
      pool,
      rows.map(({ worker_id }) => worker_id),
    );
}

/** Lets other workers take the jobs that these worker pools have locked. */
export async function unlockJobs(pool: pg.Pool, lockedBy: readonly string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [lockedBy]);
}

/** Removes worker pools that end. */
export async function removeWorkers(pool: pg.Pool, workers: ReadonlySet<string>): Promise<void> {
  await pool.query('delete from job_workers where worker_id = any($1::text[])', [[...workers]]);
}
