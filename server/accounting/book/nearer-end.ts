/** Rows `skip` to `skip + take` of a list, from its first on or from its last on. */
export interface FromEnd {
  fromLast: boolean;
  skip: number;
  take: number;
}

/** Where `take` rows after the first `skip` of so many stand, from the end that is nearer to them. */
export function nearerEnd(rows: number, skip: number, take: number): FromEnd {
  const after = rows - skip - take;
  if (after >= skip) return { fromLast: false, skip, take };
  return { fromLast: true, skip: Math.max(0, after), take: Math.max(0, Math.min(take, rows - skip)) };
}
