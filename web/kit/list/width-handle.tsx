import type { MouseEvent, PointerEvent, ReactNode } from 'react';

/** Narrower, nothing could be read. */
export const NARROWEST = 48;

/**
 * The edge of a head that is dragged to make its column wider; two clicks give the width back. Only the head
 * follows the pointer: the rows follow when it is let go. With the keys, the menu of columns does the same.
 */
export function WidthHandle({ onWidth }: { onWidth: (width: number | undefined) => void }): ReactNode {
  const start = ({ currentTarget, pointerId, clientX: from, button }: PointerEvent<HTMLElement>) => {
    const head = currentTarget.parentElement;
    if (head === null || button !== 0) return;
    const before = head.getBoundingClientRect().width;
    let width: number | undefined;
    head.draggable = false; // else the head itself would be dragged
    currentTarget.setPointerCapture(pointerId);
    currentTarget.onpointermove = ({ clientX }) => {
      width = Math.max(NARROWEST, Math.round(before + clientX - from));
      Object.assign(head.style, { width: `${width}px`, minWidth: `${width}px`, maxWidth: `${width}px` });
    };
    currentTarget.onpointerup = ({ currentTarget: handle }) => {
      Object.assign(handle as HTMLElement, { onpointermove: null, onpointerup: null });
      head.draggable = true;
      if (width !== undefined) onWidth(width);
    };
  };
  const giveBack = (event: MouseEvent) => {
    event.stopPropagation();
    onWidth(undefined);
  };
  return <span className="width-handle" aria-hidden onPointerDown={start} onDoubleClick={giveBack} />;
}
