let latest = -Infinity;

/** Remembers that this process has written postings; a write that is undone afterwards counts as well. */
export function rememberPosting(): void {
  latest = performance.now();
}

/** Whether this process has written postings within so many seconds. */
export const hasPostedWithin = (seconds: number): boolean => performance.now() - latest < seconds * 1000;
