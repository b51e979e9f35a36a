import { Checkbox, Skeleton, Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { Search } from '#client/search.ts';
import type { Column } from '../columns/column.ts';
import type { Opening } from '../row-link.tsx';
import { TableRow } from '../table-row.tsx';
import type { Answer } from './list-foot.tsx';
import type { useQuickLook } from './use-quick-look.ts';
import type { Selecting, Selection } from './use-selection.ts';

const ROWS_ON_THE_WAY = 8;

interface ListTableProps<Row> {
  title: string;
  shown: readonly Column<Row>[];
  search: Search;
  set: (change: Search) => void;
  answer: Answer<Row> | undefined;
  loading: { busy: boolean; first: boolean };
  selection: Selecting<Row> | undefined;
  ticked: Selection<Row>;
  opening: Opening<Row>;
  dense: boolean;
  look: ReturnType<typeof useQuickLook<Row>> | undefined;
}

/** The rows of a list under their sortable heads. */
export function ListTable<Row>(props: ListTableProps<Row>): ReactNode {
  const { title, shown, answer, loading, selection, ticked, opening, look, dense } = props;
  return (
    <Table.ScrollContainer minWidth={0} type="native">
      <Table
        className="list"
        {...(dense && { verticalSpacing: 1 })}
        stickyHeader
        aria-label={title}
        aria-busy={loading.busy}
      >
        <Head {...props} />
        <Table.Tbody>
          {loading.first && <RowsOnTheWay columns={shown} />}
          {answer?.data.map((row, index) => (
            <TableRow
              key={(row as { id?: string }).id ?? index}
              row={row}
              columns={shown}
              {...opening}
              pointed={look && { onMouseEnter: look.enter(row), onMouseLeave: look.leave }}
            >
              {selection !== undefined && (
                <Table.Td data-acts>
                  <Checkbox
                    aria-label={selection.idOf(row)}
                    checked={ticked.chosen.includes(row)}
                    onChange={() => ticked.toggle(row)}
                  />
                </Table.Td>
              )}
            </TableRow>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Head<Row>({ shown, search, set, selection }: ListTableProps<Row>): ReactNode {
  const t = usePhrases();
  return (
    <Table.Thead>
      <Table.Tr>
        {selection !== undefined && <Table.Th w={30} aria-label={t(($) => $.common.act.add)} />}
        {shown.map((column) => (
          <Table.Th key={column.key} ta={column.right ? 'right' : 'left'} w={column.width}>
            <SortTitle column={column} sort={search.sort} setSort={(sort) => set({ sort, page: '' })} />
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

const RowsOnTheWay = ({ columns }: { columns: readonly Column<never>[] }): ReactNode =>
  Array.from({ length: ROWS_ON_THE_WAY }, (_, index) => (
    <Table.Tr key={index}>
      {columns.map(({ key }) => (
        <Table.Td key={key}>
          <Skeleton h={14} my={3} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));

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
