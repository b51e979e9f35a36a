/** Rows `skip` to `skip + take` of a list, from its first or its last row. */
export interface OffsetFromEnd {
  fromLast: boolean;
  skip: number;
  take: number;
}

/** Converts an offset into one from the nearer end. */
export function offsetFromNearerEnd(rows: number, skip: number, take: number): OffsetFromEnd {
  const after = rows - skip - take;
  if (after >= skip) return { fromLast: false, skip, take };
  return { fromLast: true, skip: Math.max(0, after), take: Math.max(0, Math.min(take, rows - skip)) };
}
