import { useRef, useState, type ReactNode } from 'react';

/** Makes rows selectable; `bar` contains the bulk actions. */
export interface Selecting<Row> {
  idOf: (row: Row) => string;
  bar: (rows: Row[], clear: () => void) => ReactNode;
}

export interface Selection<Row> {
  /** The selected rows, across pages. */
  chosen: Row[];
  has: (row: Row) => boolean;
  /** Toggles a row; with `through` also all rows since the last one. */
  toggle: (row: Row, through?: boolean) => void;
  /** Selects or deselects rows. */
  setAll: (rows: readonly Row[], on: boolean) => void;
  clear: () => void;
}

const none: Selection<any> = {
  chosen: [],
  has: () => false,
  toggle: () => {},
  setAll: () => {},
  clear: () => {},
};

/** Selected rows across pages. `rows` are those on screen, which are newer than the selected copies. */
export function useSelection<Row>(
  idOf: ((row: Row) => string) | undefined,
  rows: readonly Row[] = [],
): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const last = useRef<string>(undefined);
  if (idOf === undefined) return none;
  const newer = new Map(rows.map((row) => [idOf(row), row]));
  const setAll = (some: readonly Row[], on: boolean) =>
    setSelected((before) => {
      const after = new Map(before);
      for (const row of some)
        if (on) after.set(idOf(row), row);
        else after.delete(idOf(row));
      return after;
    });
  return {
    chosen: [...selected].map(([id, row]) => newer.get(id) ?? row),
    has: (row) => selected.has(idOf(row)),
    toggle(row, through = false) {
      const ids = [...newer.keys()];
      const ends = [ids.indexOf(last.current ?? ''), ids.indexOf(idOf(row))].toSorted((a, b) => a - b);
      last.current = idOf(row);
      const some = through && ends[0]! >= 0 ? rows.slice(ends[0], ends[1]! + 1) : [row];
      setAll(some, !selected.has(idOf(row)));
    },
    setAll,
    clear: () => setSelected(new Map()),
  };
}
