import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Where rows lead, as a path of this app: `/purchase/purchases/7`. */
export interface Opening<Row> {
  to?: ((row: Row) => string | undefined) | undefined;
  /** What else happens when a row is opened; the whole of it for rows that lead nowhere. */
  onOpen?: ((row: Row) => void) | undefined;
}

/**
 * What opens a row: a link over its first named cell, so that it can be opened in a tab of its own, copied
 * and reached with the keyboard. A row that leads nowhere has a button.
 */
export function RowLink<Row>({
  row,
  to,
  onOpen,
  children,
}: Opening<Row> & { row: Row; children: ReactNode }): ReactNode {
  const t = usePhrases();
  const isEmpty = children === null || children === undefined || children === '';
  const named = isEmpty ? { 'aria-label': t(($) => $.common.act.show) } : {};
  const href = to?.(row);
  const open = onOpen && (() => onOpen(row));
  if (href !== undefined)
    return (
      <a {...named} href={`#${href}`} className="row-link" draggable={false} onClick={open}>
        {children}
      </a>
    );
  return (
    <button {...named} type="button" className="row-link" onClick={open}>
      {children}
    </button>
  );
}
