import { useRef, useState, type MouseEvent } from 'react';

/** Delay of the preview, so that passing over rows opens nothing. */
const ENTER_MS = 1000;
const LEAVE_MS = 500;

export interface QuickViewState<Row> {
  row: Row;
  at: DOMRect;
}

/**
 * The hovered row, and handlers that keep or close its preview. One instance per list, without cost per row.
 */
export function useQuickView<Row>(): {
  hovered: QuickViewState<Row> | undefined;
  enter: (row: Row) => (event: MouseEvent) => void;
  stay: () => void;
  leave: () => void;
} {
  const [hovered, setHovered] = useState<QuickViewState<Row>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: QuickViewState<Row> | undefined, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(next), ms);
  };
  return {
    hovered,
    enter:
      (row) =>
      ({ currentTarget }) =>
        later({ row, at: currentTarget.getBoundingClientRect() }, ENTER_MS),
    stay: () => clearTimeout(timer.current),
    leave: () => later(undefined, LEAVE_MS),
  };
}
