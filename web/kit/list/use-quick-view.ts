import { useRef, useState, type MouseEvent } from 'react';

/** Somebody who only passes by is not disturbed, and has time to move into the card. */
const ENTER_MS = 1000;
const LEAVE_MS = 500;

export interface QuickViewState<Row> {
  row: Row;
  at: DOMRect;
}

/**
 * Which row somebody looks at more closely, and what keeps or ends it. One for the whole list: rows pay
 * nothing for it.
 */
export function useQuickView<Row>(): {
  looked: QuickViewState<Row> | undefined;
  enter: (row: Row) => (event: MouseEvent) => void;
  stay: () => void;
  leave: () => void;
} {
  const [looked, setLooked] = useState<QuickViewState<Row>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: QuickViewState<Row> | undefined, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLooked(next), ms);
  };
  return {
    looked,
    enter:
      (row) =>
      ({ currentTarget }) =>
        later({ row, at: currentTarget.getBoundingClientRect() }, ENTER_MS),
    stay: () => clearTimeout(timer.current),
    leave: () => later(undefined, LEAVE_MS),
  };
}
