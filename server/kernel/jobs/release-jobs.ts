import type pg from 'pg';

/** A server that has said nothing for so long is taken for dead. */
export const SILENT_SECONDS = 60;

/**
 * Says that these workers live, and frees the jobs of those that have been silent: they died with their
 * server, and whoever comes next takes the jobs up. A database that has just started heard nobody for a while
 * and frees nothing.
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
    await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [
      rows.map(({ worker_id }) => worker_id),
    ]);
}

/** Workers that end take their names along. */
export async function removeWorkers(pool: pg.Pool, workers: ReadonlySet<string>): Promise<void> {
  await pool.query('delete from job_workers where worker_id = any($1::text[])', [[...workers]]);
}
