import type { Db } from '../database/database.ts';

/** Background work: a named function over the database, run at least once for each request to run it. */
export interface Task {
  name: string;
  run(work: { db: Db; payload: unknown; log: (message: string, facts?: object) => void }): Promise<void>;
  /** Crontab times (`minute hour day month weekday`, UTC) for work that repeats by itself. */
  cron?: string;
  /** Work that is due more often than crontab times can say: every process does it so often, beside its jobs. */
  everySeconds?: number;
  /** Announcements that ask for a run. Several within a moment become one run. */
  on?: readonly string[];
}

export const defineTask = (task: Task): Task => task;
