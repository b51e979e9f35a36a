import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { cardRoles } from './columns/card-roles.ts';
import type { CardRole, Column } from './columns/column.ts';
import type { HoldHandlers } from './list/use-quick-view.ts';
import './cards.css';
import { noteOpenedRow } from './opened-row.ts';
import { RowLink, type Opening } from './row-link.tsx';

interface TableRowProps<Row> extends Opening<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Column widths in pixels that the user changed. */
  widths?: Readonly<Record<string, number>>;
  /** Pointer events of the first named cell. */
  pointed?: { onMouseEnter: (event: MouseEvent) => void; onMouseLeave: () => void } | undefined;
  /** Touch events of the row. */
  held?: HoldHandlers | undefined;
  /** Cells before the columns. */
  children?: ReactNode;
}

/**
 * One row of a table, on phones a card (`cards.css`). A row that can be opened has its link over the first
 * named cell.
 */
export function TableRow<Row>({
  row,
  columns,
  widths = {},
  to,
  onOpen,
  pointed,
  held,
  children,
}: TableRowProps<Row>): ReactNode {
  const isLink = onOpen !== undefined || to?.(row) !== undefined;
  const named = firstNamed(columns);
  const roles = cardRoles(columns);
  const shownIn = (role: CardRole) => columns.find(({ key }) => roles.of.get(key) === role)?.render(row);
  const noteOpened = (event: MouseEvent) => {
    const href = to?.(row);
    if (href === undefined) return;
    const known = { address: href, title: shownIn('title'), status: shownIn('status') };
    noteOpenedRow(known, event.currentTarget.closest('tr'));
  };
  return (
    <tr
      className={isLink ? 'row opens' : 'row'}
      {...(isLink && {
        onClickCapture: letSelect,
        onClick: openRow,
        onAuxClick: openRow,
      })}
      {...held}
    >
      {children}
      {columns.map(({ key, title, render, right, wraps, kind }) => (
        <td
          key={key}
          className="cell"
          data-card={isLink ? roles.of.get(key) : roles.inPlain(key)}
          {...(typeof title === 'string' && title !== '' && { 'data-label': title })}
          {...((kind === 'money' || kind === 'evident') && { 'data-kind': kind })}
          {...(right && { 'data-right': true })}
          {...(wraps && { 'data-wraps': true })}
          {...widthOf(widths, key)}
          {...(title === '' && { 'data-bare': true })}
          {...(key === named && { 'data-named': true })}
          {...(key === named && pointed)}
        >
          {isLink && key === named ? (
            <RowLink {...{ row, to, onOpen, noteOpened }}>{render(row)}</RowLink>
          ) : (
            render(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** The first column with a title: it contains the link and stays visible. */
export const firstNamed = (columns: readonly Column<any>[]): string | undefined =>
  columns.find(({ title }) => title !== '')?.key;

/** The style of a cell with a changed width; overflow is cut off with an ellipsis. */
export function widthOf(
  widths: Readonly<Record<string, number>>,
  key: string,
): { style?: CSSProperties; 'data-sized'?: true } {
  const width = widths[key];
  if (width === undefined) return {};
  return { style: { width, minWidth: width, maxWidth: width }, 'data-sized': true };
}

/** Interactive elements within a row. */
const ACTS = 'a, button, input, label, select, textarea, [data-acts]';

/** A click anywhere in a row follows its link, in a new tab with modifier keys or the middle button. */
function openRow({ target, currentTarget, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  // A click in a dialog that a cell opened.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest(ACTS) !== null || button > 1) return;
  const link = currentTarget.querySelector<HTMLElement>('.row-link');
  if (link instanceof HTMLAnchorElement && (button === 1 || ctrlKey || metaKey || shiftKey))
    window.open(link.href, '_blank');
  else if (button === 0) link?.click();
}

/** A click that ends a text selection opens nothing. */
function letSelect(event: MouseEvent): void {
  const { target, currentTarget: row } = event;
  const acting = target instanceof Element ? target.closest(ACTS) : null;
  const selection = getSelection();
  const isSelected = selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
  if (!isSelected || (acting !== null && !acting.matches('.row-link'))) return;
  event.preventDefault();
  event.stopPropagation();
}
