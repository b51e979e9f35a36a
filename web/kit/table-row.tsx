import { Table } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import type { Column } from './columns/column.ts';
import { RowLink, type Opening } from './row-link.tsx';

interface TableRowProps<Row> extends Opening<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** What the pointer does over the first named cell. */
  pointed?: { onMouseEnter: (event: MouseEvent) => void; onMouseLeave: () => void } | undefined;
  /** Cells before those of the columns. */
  children?: ReactNode;
}

/** One row of a table. One that can be opened has its link over the first named cell. */
export function TableRow<Row>({
  row,
  columns,
  to,
  onOpen,
  pointed,
  children,
}: TableRowProps<Row>): ReactNode {
  const isLink = onOpen !== undefined || to?.(row) !== undefined;
  const named = columns.find(({ title }) => title !== '')?.key;
  return (
    <Table.Tr {...(isLink && { className: 'opens', onClick: openRow, onAuxClick: openRow })}>
      {children}
      {columns.map(({ key, render, right }) => (
        <Table.Td key={key} ta={right ? 'right' : 'left'} {...(key === named && pointed)}>
          {isLink && key === named ? <RowLink {...{ row, to, onOpen }}>{render(row)}</RowLink> : render(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

/** What lies in a row and acts by itself. */
const ACTS = 'a, button, input, label, select, textarea, [data-acts]';

/** A click anywhere into a row follows its link, into another tab where the keys or the wheel ask for one. */
function openRow({ target, currentTarget, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return; // a dialog that a cell opened
  if (target.closest(ACTS) !== null || button > 1) return;
  const link = currentTarget.querySelector<HTMLElement>('.row-link');
  if (link instanceof HTMLAnchorElement && (button === 1 || ctrlKey || metaKey || shiftKey))
    window.open(link.href, '_blank');
  else if (button === 0) link?.click();
}
