import { parseCronItems, runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { removeWorkers, releaseAbandonedJobs } from './release-jobs.ts';
import { relayOutbox } from './relay-outbox.ts';
import { runQueue } from './run-queue.ts';
import type { Task } from './task.ts';
import { workerLogger } from './worker-logger.ts';

const RELAY_EVERY_MS = 1000;
const FREE_EVERY_MS = 10_000;
const CONNECTIONS = 4;

export interface Jobs {
  stop(): Promise<void>;
}

/** Creates or upgrades the tables of the job queue; called with the migrations, as the owner. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: workerLogger });
}

/**
 * Runs tasks on their schedule and for the messages they subscribe to. Any number of processes may run them.
 */
export async function runJobs(
  databaseUrl: string,
  database: Database,
  tasks: readonly Task[],
  logger: Logger,
): Promise<Jobs> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    application_name: 'hakobu jobs',
  });
  pool.on('error', () => {}); // The runner reconnects by itself.
  pool.on('connect', (client) => client.on('error', () => {}));
  const runTask = (task: Task, payload: unknown) =>
    task.run({
      db: database.db,
      payload,
      log: (message, facts = {}) => logger.info({ task: task.name, ...facts }, message),
    });
  const queue = await runQueue(
    pool,
    Object.fromEntries(tasks.map((task) => [task.name, (payload: unknown) => runTask(task, payload)])),
    parseCronItems(
      tasks
        .filter(({ cron }) => cron !== undefined)
        .map(({ name, cron }) => ({ task: name, match: cron!, identifier: name })),
    ),
    logger,
  );
  const relay = repeat(RELAY_EVERY_MS, logger, async (stopped) => {
    while (!stopped() && (await relayOutbox(pool, tasks)) > 0);
  });
  const freeing = repeat(FREE_EVERY_MS, logger, () => releaseAbandonedJobs(pool, queue.lockedBy));
  const often = tasks
    .filter(({ everySeconds }) => everySeconds !== undefined)
    .map((task) => repeat(task.everySeconds! * 1000, logger, () => runTask(task, {})));
  return {
    async stop() {
      await Promise.all([relay, freeing, ...often].map((one) => one.stop()));
      await queue.stop();
      await removeWorkers(pool, queue.lockedBy);
      await pool.end();
    },
  };
}

/**
 * Repeats work with a pause, starting now. The outbox is polled instead of using LISTEN: a NOTIFY in every
 * payment would serialize their commits.
 */
function repeat(everyMs: number, logger: Logger, work: (stopped: () => boolean) => Promise<void>): Jobs {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = async (): Promise<void> => {
    try {
      await work(() => stopped);
    } catch (error) {
      if (!stopped) logger.warn({ err: error }, 'the jobs will try again');
    }
    if (!stopped)
      timer = setTimeout(() => {
        running = turn();
      }, everyMs);
  };
  running = turn();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
