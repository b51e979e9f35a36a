/**
 * A response that is computed at the end of a write; `make` runs once. `withCommit`: its statements are sent
 * together with the change log and the commit, so that the locks they take (the voucher counter) are held
 * for one round trip only. `make` must log before its first await.
 */
export class DeferredResponse<Answer> {
  readonly make: () => Promise<Answer>;
  readonly withCommit: boolean;

  constructor(make: () => Promise<Answer>, withCommit: boolean) {
    this.make = make;
    this.withCommit = withCommit;
  }
}

/** Reads the response after the handlers of all emitted events have run. */
export const afterEvents = <Answer>(read: () => Promise<Answer>): DeferredResponse<Answer> =>
  new DeferredResponse(read, false);

/** Builds the response from the last statements of the write, sent with its commit. */
export const withCommit = <Answer>(write: () => Promise<Answer>): DeferredResponse<Answer> =>
  new DeferredResponse(write, true);
