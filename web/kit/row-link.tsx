import type { MouseEvent, ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** The address of a row: `/purchase/purchases/7`. */
export interface Opening<Row> {
  to?: ((row: Row) => string | undefined) | undefined;
  /** Called when a row is opened; required for rows without an address. */
  onOpen?: ((row: Row) => void) | undefined;
}

/**
 * A link over the first named cell of a row, so that it works with new tabs, copying and the keyboard. A row
 * without an address has a button.
 */
export function RowLink<Row>({
  row,
  to,
  onOpen,
  noteOpened,
  children,
}: Opening<Row> & {
  row: Row;
  /** Called when the link is followed. */
  noteOpened: (event: MouseEvent) => void;
  children: ReactNode;
}): ReactNode {
  const t = usePhrases();
  const isEmpty = children === null || children === undefined || children === '';
  const named = isEmpty ? { 'aria-label': t(($) => $.common.act.show) } : {};
  const href = to?.(row);
  const open = onOpen && (() => onOpen(row));
  if (href !== undefined)
    return (
      <a
        {...named}
        href={`#${href}`}
        className="row-link"
        draggable={false}
        onClick={(event) => {
          noteOpened(event);
          open?.();
        }}
      >
        {children}
      </a>
    );
  return (
    <button {...named} type="button" className="row-link" onClick={open}>
      {children}
    </button>
  );
}
