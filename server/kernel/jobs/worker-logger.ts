import { Logger } from 'graphile-worker';

/** Passes on errors of the job library only; what happens to single jobs is logged by their events. */
export const workerLogger = new Logger(() => (level, message) => {
  if (level === 'error') process.stderr.write(`${message}\n`);
});
