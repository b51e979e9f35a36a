import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { phrase } from '#app/i18n.ts';
import type { Column } from '../columns/column.ts';
import { firstNamed, widthOf } from '../table-row.tsx';
import type { ListTableProps } from './list-table-props.ts';
import { SelectAllCheckbox } from './row-checkboxes.tsx';
import { moveColumn } from './use-list-view.ts';
import { WidthHandle } from './width-handle.tsx';

/** Column headings: a click sorts, dragging moves the column, dragging its edge resizes it. */
export function ListHead<Row>(props: ListTableProps<Row>): ReactNode {
  const { shown, sort, setSort, selection, selected, answer, view, setView } = props;
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const dragging = (key: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(key);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(key);
    },
    onDragEnd: () => {
      if (dragged !== undefined && over !== undefined && dragged !== over)
        setView({
          order: moveColumn(
            shown.map((column) => column.key),
            dragged,
            over,
          ),
        });
      setDragged(undefined);
      setOver(undefined);
    },
  });
  return (
    <Table.Thead>
      <Table.Tr>
        {selection !== undefined && (
          <Table.Th w={34} data-label={phrase(($) => $.common.list.select.page)}>
            <SelectAllCheckbox rows={answer?.data ?? []} selected={selected} />
          </Table.Th>
        )}
        {shown.map((column) => (
          <Table.Th
            key={column.key}
            ta={column.right ? 'right' : 'left'}
            w={column.width}
            {...widthOf(view.widths, column.key)}
            {...(column.key === firstNamed(shown) && { 'data-named': true })}
            {...(column.title !== '' && dragging(column.key))}
            {...(dragged !== undefined && over === column.key && { 'data-over': true })}
            aria-sort={ariaSort(column.sort, sort)}
          >
            <SortTitle column={column} sort={sort} setSort={setSort} />
            {column.title !== '' && (
              <WidthHandle
                onWidth={(width) => setView({ widths: withWidth(view.widths, column.key, width) })}
              />
            )}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

/** Widths after a column was resized or reset. */
export function withWidth(
  widths: Readonly<Record<string, number>>,
  key: string,
  width: number | undefined,
): Record<string, number> {
  const { [key]: _, ...rest } = widths;
  return width === undefined ? rest : { ...rest, [key]: width };
}

const ariaSort = (field: string | undefined, sort: string | undefined) => {
  if (field === undefined || sort === undefined) return undefined;
  return sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;
};

function SortTitle<Row>({
  column: { title, sort: field },
  sort,
  setSort,
}: {
  column: Column<Row>;
  sort: string | undefined;
  setSort: (sort: string) => void;
}): ReactNode {
  if (field === undefined) return title;
  const next = sort === field ? `-${field}` : sort === `-${field}` ? '' : field;
  return (
    <button type="button" className="sortable" onClick={() => setSort(next)}>
      {title}{' '}
      {sort === field ? <IconArrowUp size={12} /> : sort === `-${field}` ? <IconArrowDown size={12} /> : null}
    </button>
  );
}
