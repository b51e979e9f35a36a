/**
 * How a write ends: its answer is made when the use case has written its facts. `make` runs once.
 *
 * `withCommit` is for the last statements of a write: they are sent together with the log and the commit, so
 * that the locks they take (the counter of vouchers) are held no longer than the database itself needs. What
 * `make` logs, it logs before it first waits.
 */
export class Ending<Answer> {
  readonly make: () => Promise<Answer>;
  readonly withCommit: boolean;

  constructor(make: () => Promise<Answer>, withCommit: boolean) {
    this.make = make;
    this.withCommit = withCommit;
  }
}

/** Answers what is read when everything that follows from the reported facts is computed. */
export const afterwards = <Answer>(read: () => Promise<Answer>): Ending<Answer> => new Ending(read, false);

/** Answers what the last statements of the write bring, sent with its commit. */
export const withCommit = <Answer>(write: () => Promise<Answer>): Ending<Answer> => new Ending(write, true);
