import type { Db } from '../database/database.ts';

/** Background work: a named function over the database, run at least once per request. */
export interface Task {
  name: string;
  run(work: { db: Db; payload: unknown; log: (message: string, facts?: object) => void }): Promise<void>;
  /** Crontab times (`minute hour day month weekday`, UTC) of periodic work. */
  cron?: string;
  /** Interval of work that is more frequent than crontab allows: every process runs it, outside the queue. */
  everySeconds?: number;
  /** Messages that trigger a run. Several within a moment cause one run. */
  on?: readonly string[];
}

export const defineTask = (task: Task): Task => task;
