import { useState, type ReactNode } from 'react';

/** Lets rows be ticked; `bar` is shown with the chosen ones. */
export interface Selecting<Row> {
  idOf: (row: Row) => string;
  bar: (rows: Row[], clear: () => void) => ReactNode;
}

export interface Selection<Row> {
  chosen: Row[];
  toggle: (row: Row) => void;
  clear: () => void;
}

/** Which rows of a page are ticked. */
export function useSelection<Row>(
  idOf: ((row: Row) => string) | undefined,
  rows: Row[] | undefined,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  if (idOf === undefined) return { chosen: [], toggle: () => {}, clear: () => {} };
  return {
    chosen: (rows ?? []).filter((row) => ids.has(idOf(row))),
    toggle: (row) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(idOf(row))) after.add(idOf(row));
        return after;
      }),
    clear: () => setIds(new Set()),
  };
}
