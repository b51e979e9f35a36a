import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { run, type ParsedCronItem, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { unlockJobs } from './release-jobs.ts';
import { workerLogger } from './worker-logger.ts';

const RESTART_AFTER_MS = 1000;

export interface Queue {
  /** Identifiers under which this process locks jobs. */
  lockedBy: ReadonlySet<string>;
  stop(): Promise<void>;
}

/**
 * Runs the jobs of the queue until it is stopped. The worker pool ends when it cannot record that a job is
 * done, for example because the database was killed at that moment; then its jobs are unlocked and a new pool
 * starts, so a job may run a second time.
 */
export async function runQueue(
  pool: pg.Pool,
  taskList: TaskList,
  parsedCronItems: ParsedCronItem[],
  logger: Logger,
): Promise<Queue> {
  const lockedBy = new Set<string>();
  const stopping = new AbortController();
  const start = (): Promise<Runner> => {
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => lockedBy.add(workerPool.id));
    events.on('job:error', ({ job, error }) =>
      logger.error({ task: job.task_identifier, attempt: job.attempts, err: error }, 'job failed'),
    );
    return run({
      pgPool: pool,
      events,
      // Without batches the worker awaits no answer, and a failed query is an unhandled rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      concurrency: 2,
      pollInterval: 2000,
      noHandleSignals: true,
      logger: workerLogger,
      taskList,
      parsedCronItems,
    });
  };
  let runner = await start();
  const stopRunner = (): Promise<void> => runner.stop().catch(() => {}); // A runner stops only once.
  const restart = async (): Promise<void> => {
    try {
      await wait(RESTART_AFTER_MS, undefined, { signal: stopping.signal });
      await unlockJobs(pool, [...lockedBy]);
      lockedBy.clear();
      runner = await start();
      logger.warn('the job runner was restarted');
    } catch (error) {
      if (!stopping.signal.aborted) logger.warn({ err: error }, 'the job runner will be restarted');
    }
  };
  const supervised = (async () => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => {}); // Its errors are logged as those of the library.
      if (!stopping.signal.aborted) await restart();
    }
    await stopRunner(); // One that was started while the queue was being stopped.
  })();
  return {
    lockedBy,
    async stop() {
      stopping.abort();
      await stopRunner();
      await supervised;
    },
  };
}
