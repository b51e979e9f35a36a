import { Table } from '@mantine/core';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { cardRoles } from '../columns/card-roles.ts';
import type { Column } from '../columns/column.ts';
import { RowOfDialog } from '../draft-key.ts';
import { TableRow } from '../table-row.tsx';
import './list.css';
import { ListHead } from './list-head.tsx';
import type { ListTableProps } from './list-table-props.ts';
import { SelectRowCheckbox } from './row-checkboxes.tsx';
import { usePreloading } from './use-preloading.ts';

const ROWS_ON_THE_WAY = 8;
/** Beyond this number, rows are virtualized. */
const MANY = 100;
const ManyRows = lazy(() => import('./many-rows.tsx'));

/** Beyond this number of columns, titles may wrap. */
const MANY_COLUMNS = 8;

/** The rows of a list with sticky headings and a sticky first column. */
export function ListTable<Row>(props: ListTableProps<Row>): ReactNode {
  const { title, store, shown, answer, loading, selection, view } = props;
  const frame = useRef<HTMLDivElement>(null);
  const rows = answer?.data ?? [];
  const preloading = usePreloading(frame, rows.length > 0);
  const row = (one: Row, index: number) => {
    const id = (one as { id?: string }).id ?? index;
    return (
      <RowOfDialog key={id} value={id}>
        <ListRow {...props} row={one} />
      </RowOfDialog>
    );
  };
  return (
    <div
      ref={frame}
      className="list-frame"
      {...(rows.length > ROWS_ON_THE_WAY && { 'data-long': true })}
      {...(rows.length > MANY && { 'data-virtual': true })}
      tabIndex={0}
      role="region"
      aria-label={title}
      data-scroll-restoration-id={store}
    >
      <Table
        className="list cards"
        {...(view.dense && { verticalSpacing: 1 })}
        {...(selection && { 'data-ticks': true })}
        {...(shown.length > MANY_COLUMNS && { 'data-many': true })}
        aria-label={title}
        aria-busy={loading.busy}
        {...(loading.stale && { 'data-stale': true })}
        onMouseOver={preloading.over}
        onFocus={preloading.over}
        onPointerDown={preloading.press}
      >
        <ListHead {...props} />
        <Table.Tbody>
          {loading.first && <RowsOnTheWay columns={shown} ticks={selection !== undefined} />}
          {rows.length > MANY ? (
            <Suspense fallback={rows.slice(0, MANY).map(row)}>
              <ManyRows frame={frame} count={rows.length} row={(index) => row(rows[index]!, index)} />
            </Suspense>
          ) : (
            rows.map(row)
          )}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function ListRow<Row>({
  row,
  shown,
  selection,
  selected,
  opening,
  look,
  view,
}: ListTableProps<Row> & { row: Row }): ReactNode {
  return (
    <TableRow
      row={row}
      columns={shown}
      widths={view.widths}
      {...opening}
      pointed={look && { onMouseEnter: look.enter(row), onMouseLeave: look.leave }}
      held={look?.hold(row)}
    >
      {selection !== undefined && (
        <td className="cell" data-acts data-card="tick">
          <SelectRowCheckbox row={row} name={selection.idOf(row)} selected={selected} />
        </td>
      )}
    </TableRow>
  );
}

const RowsOnTheWay = ({ columns, ticks }: { columns: readonly Column<any>[]; ticks: boolean }): ReactNode =>
  Array.from({ length: ROWS_ON_THE_WAY }, (_, index) => (
    <tr key={index} className="row" data-waiting>
      {ticks && <td className="cell" data-card="tick" />}
      {columns.map(({ key }) => (
        <td key={key} className="cell" data-card={cardRoles(columns).of.get(key)}>
          <div className="on-the-way" />
        </td>
      ))}
    </tr>
  ));
