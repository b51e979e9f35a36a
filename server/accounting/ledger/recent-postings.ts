let latest = -Infinity;

/** Records that this process has written postings, including ones rolled back later. */
export function rememberPosting(): void {
  latest = performance.now();
}

/** Whether this process wrote postings within the given seconds. */
export const hasPostedWithin = (seconds: number): boolean => performance.now() - latest < seconds * 1000;
