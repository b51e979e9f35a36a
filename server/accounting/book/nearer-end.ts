/** Rows `skip` to `skip + take` of a list, from its first or its last row. */
export interface FromEnd {
  fromLast: boolean;
  skip: number;
  take: number;
}

/** Converts an offset into one from the nearer end. */
export function nearerEnd(rows: number, skip: number, take: number): FromEnd {
  const after = rows - skip - take;
  if (after >= skip) return { fromLast: false, skip, take };
  return { fromLast: true, skip: Math.max(0, after), take: Math.max(0, Math.min(take, rows - skip)) };
}
