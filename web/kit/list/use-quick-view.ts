import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Delay of the preview, so that passing over rows opens nothing. */
const ENTER_MS = 1000;
const LEAVE_MS = 500;
/** A finger that rests this long on a row sees its preview; a shorter touch opens the row. */
const HOLD_MS = 450;

export interface QuickViewState<Row> {
  row: Row;
  at: DOMRect;
}

/** Handlers of a row for the finger that rests on it. */
export interface HoldHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onContextMenu: (event: MouseEvent) => void;
}

/**
 * The row under the pointer or a resting finger, and handlers that keep or close its preview. One instance
 * per list, without cost per row.
 */
export function useQuickView<Row>(): {
  hovered: QuickViewState<Row> | undefined;
  enter: (row: Row) => (event: MouseEvent) => void;
  stay: () => void;
  leave: () => void;
  hold: (row: Row) => HoldHandlers;
} {
  const [hovered, setHovered] = useState<QuickViewState<Row>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouched = useRef(false);
  const later = (next: QuickViewState<Row> | undefined, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(next), ms);
  };
  useCloseOnTouch(hovered !== undefined, () => setHovered(undefined));
  const release = () => clearTimeout(timer.current);
  return {
    hovered,
    enter:
      (row) =>
      ({ currentTarget }) => {
        if (!isTouched.current) later({ row, at: currentTarget.getBoundingClientRect() }, ENTER_MS);
      },
    stay: () => clearTimeout(timer.current),
    leave: () => {
      if (!isTouched.current) later(undefined, LEAVE_MS);
    },
    hold: (row) => ({
      onPointerDown: ({ pointerType, currentTarget }) => {
        isTouched.current = pointerType === 'touch';
        if (isTouched.current) later({ row, at: currentTarget.getBoundingClientRect() }, HOLD_MS);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onContextMenu: (event) => {
        if (isTouched.current) event.preventDefault(); // The browser's menu would cover the preview.
      },
    }),
  };
}

/** A touch outside of the preview closes it and does nothing else; so does the end of the hold itself. */
function useCloseOnTouch(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    let isNewTouch = false;
    const press = () => (isNewTouch = true);
    const click = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('.quick-view') !== null) return;
      if ((event as globalThis.PointerEvent).pointerType !== 'touch') return;
      event.preventDefault();
      event.stopPropagation();
      if (isNewTouch) close();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('click', click, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('click', click, true);
    };
  }, [isOpen]);
}
