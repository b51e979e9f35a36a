// Periodic work and the job queue.
import pg from 'pg';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { runJobs, type Jobs } from './run-jobs.ts';
import { defineTask, type Task } from './task.ts';

const server = useTestServer();
const OFTEN = 0.02;
const started: Jobs[] = [];
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop();
});

const every = (name: string, work: () => Promise<void>): Task =>
  defineTask({ name, everySeconds: OFTEN, run: work });
async function start(...tasks: Task[]): Promise<{ jobs: Jobs; said: string[] }> {
  const said: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
  const jobs = await runJobs(server.databaseUrl, server.app.database, tasks, logger);
  started.push(jobs);
  return { jobs, said };
}
const times = (work: ReturnType<typeof vi.fn>, count: number) =>
  vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThanOrEqual(count), { timeout: 20_000 });

test('periodic work starts at once and is repeated', async () => {
  const work = vi.fn(async () => {});
  await start(every('often', work));
  await times(work, 3);
});

test('periodic work never runs concurrently with itself', async () => {
  let running = 0;
  let most = 0;
  const work = vi.fn(async () => {
    most = Math.max(most, (running += 1));
    await new Promise((done) => setTimeout(done, OFTEN * 5000));
    running -= 1;
  });
  await start(every('slow', work));
  await times(work, 3);
  expect(most).toBe(1);
});

test('a failed run is logged and repeated; other work continues', async () => {
  const broken = vi.fn(async () => {
    throw new Error('no room');
  });
  const work = vi.fn(async () => {});
  const { said } = await start(every('broken', broken), every('whole', work));
  await times(broken, 3);
  await times(work, 3);
  expect(said.join('')).toContain('no room');
});

test('stopping waits for the current run, and nothing runs afterwards', async () => {
  let ended = 0;
  const work = vi.fn(async () => {
    await new Promise((done) => setTimeout(done, 200));
    ended += 1;
  });
  const { jobs } = await start(every('last', work));
  await times(work, 1);
  await jobs.stop();
  started.length = 0;
  expect(ended).toBe(work.mock.calls.length);
  const { length } = work.mock.calls;
  await new Promise((done) => setTimeout(done, OFTEN * 10_000));
  expect(work.mock.calls).toHaveLength(length);
});

test('tasks with a schedule or messages are not periodic work', async () => {
  const work = vi.fn(async () => {});
  const often = vi.fn(async () => {});
  await start(
    defineTask({ name: 'nightly', cron: '0 3 1 1 *', run: work }),
    defineTask({ name: 'report', on: ['nothing'], run: work }),
    every('often-too', often),
  );
  await times(often, 5);
  expect(work).not.toHaveBeenCalled();
});

/** Runs the task once by the queue. */
const enqueue = (task: Task) =>
  server.query('select graphile_worker.add_job($1, max_attempts := 3)', [task.name]);

test('a running job is locked by a worker pool that reports itself as alive', async () => {
  const checkLock = vi.fn(async () => {
    const alive = () =>
      server.query(
        `select 1 from job_workers w
          join graphile_worker._private_jobs j on j.locked_by = w.worker_id`,
      );
    await vi.waitFor(async () => expect(await alive()).toHaveLength(1), { timeout: 5000 });
  });
  const task = defineTask({ name: 'locked', run: checkLock });
  await start(task);
  await enqueue(task);
  await vi.waitFor(() => expect(checkLock.mock.settledResults[0]?.type).toBe('fulfilled'), {
    timeout: 20_000,
  });
});

/** Lets no job be completed until the returned function is called. */
async function refuseCompletion(): Promise<() => Promise<unknown>> {
  await server.query(`create function refuse_delete() returns trigger language plpgsql as
    $$ begin raise exception 'connection lost'; end $$`);
  await server.query(`create trigger refuse_delete before delete on graphile_worker._private_jobs
    for each row execute function refuse_delete()`);
  return () => server.query('drop function refuse_delete cascade');
}

test('a job whose completion cannot be stored runs again, and so do later jobs', async () => {
  const work = vi.fn(async () => {});
  const task = defineTask({ name: 'unrecorded', run: work });
  const allowCompletion = await refuseCompletion();
  const { said } = await start(task);
  await enqueue(task);
  await times(work, 1);
  await vi.waitFor(() => expect(said.join('')).toContain('restarted'), { timeout: 20_000 });
  await allowCompletion();
  await vi.waitFor(
    async () => expect(await server.query('select 1 from graphile_worker._private_jobs')).toEqual([]),
    { timeout: 20_000 },
  );
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(2);
  await enqueue(task);
  await times(work, 3);
}, 60_000);

test('stopping during a restart leaves no worker pool behind', async () => {
  const work = vi.fn(async () => {});
  const task = defineTask({ name: 'stopped', run: work });
  const allowCompletion = await refuseCompletion();
  const { jobs } = await start(task);
  started.length = 0;
  await enqueue(task);
  await times(work, 1);
  const blocker = new pg.Client(server.databaseUrl);
  await blocker.connect();
  await blocker.query('begin; lock table graphile_worker._private_jobs in access exclusive mode');
  const unlocking = () =>
    server.query(`select 1 from pg_stat_activity
      where query like '%force_unlock_workers%' and wait_event_type = 'Lock'
        and datname = current_database()`);
  await vi.waitFor(async () => expect(await unlocking()).toHaveLength(1), { timeout: 20_000 });
  const stopping = jobs.stop();
  await blocker.query('rollback');
  await blocker.end();
  await stopping;
  await allowCompletion();
  const { length } = work.mock.calls;
  await enqueue(task);
  await new Promise((done) => setTimeout(done, 3000));
  expect(work.mock.calls).toHaveLength(length);
  expect(
    await server.query(`select 1 from pg_stat_activity
      where application_name = 'hakobu jobs' and datname = current_database()`),
  ).toEqual([]);
}, 60_000);
