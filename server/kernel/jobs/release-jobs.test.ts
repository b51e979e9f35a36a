// Jobs of a killed server are run by others.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-jobs-'));
const server = useTestServer({
  jobs: async () => ({ smtpUrl: undefined, folder, from: 'x@example.test', publicUrl: '' }),
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A job locked by a worker pool that died after its last sign of life the given seconds ago. */
async function jobOf(worker: string, secondsAgo: number): Promise<number> {
  const [job] = await server.query<{ id: number }>(
    // Scheduled later, so that the server of this test does not run it before it is locked.
    `select id from graphile_worker.add_job('expire-idempotency-keys', job_key := $1,
      run_at := now() + interval '1 hour')`,
    [worker],
  );
  await server.query(
    'update graphile_worker._private_jobs set locked_by = $2, locked_at = now(), run_at = now() where id = $1',
    [job!.id, worker],
  );
  await server.query(`insert into job_workers values ($1, now() - $2 * interval '1 second')`, [
    worker,
    secondsAgo,
  ]);
  return job!.id;
}
const waiting = async (id: number): Promise<boolean> =>
  (await server.query('select 1 from graphile_worker._private_jobs where id = $1', [id])).length > 0;

test('jobs of a running server stay locked, those of a dead one are run by another', async () => {
  const alive = await jobOf('worker-alive', 0);
  const dead = await jobOf('worker-dead', 90);
  const saying = async () => {
    await server.query("update job_workers set seen_at = now() where worker_id = 'worker-alive'");
    expect(await waiting(dead)).toBe(false);
    expect(await server.query("select 1 from job_workers where worker_id = 'worker-dead'")).toEqual([]);
  };
  await vi.waitFor(saying, { timeout: 80_000, interval: 500 });
  expect(await waiting(alive)).toBe(true);
}, 90_000);
