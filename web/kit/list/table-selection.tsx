import { useState, type ReactNode } from 'react';
import type { Endpoint, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListSpec } from '@hakobu/contract/kernel/list.ts';
import type { CallInput, Query } from '#client/call.ts';
import type { Search } from '#client/address-search.ts';
import type { Column } from '../columns/column.ts';
import { Rows } from '../page.tsx';
import { listQueryOf, type Filter } from './filter.ts';
import { useLoadMore } from '../use-load-more.tsx';
import { FilterRow } from './filter-row.tsx';

const PAGE = 15;
type Listed = Endpoint<any, any, any, any> & { list: ListSpec };

interface TableSelectionProps<E extends Listed> {
  endpoint: E;
  label: string;
  filters: readonly Filter[];
  columns: readonly Column<RowOf<E>>[];
  /** Fixed query parameters. */
  query: Query;
  /** Initial filters. */
  start?: Search;
  onChoose: (row: RowOf<E>) => void;
}

/** Chooses one row from a filterable table in a dialog. */
export function TableSelection<E extends Listed>({
  endpoint,
  label,
  filters,
  columns,
  query,
  start = {},
  onChoose,
}: TableSelectionProps<E>): ReactNode {
  const [search, setSearch] = useState<Search>(start);
  const inputOf = (rows: number) => ({ query: listQueryOf(filters, search, query, { page: 1, rows }) });
  const { reading, more } = useLoadMore(endpoint, inputOf as (rows: number) => CallInput<E>, {
    ...{ first: PAGE, step: PAGE },
  });
  return (
    <>
      <FilterRow
        endpoint={endpoint}
        filters={filters}
        search={search}
        set={(change) => setSearch({ ...search, ...change })}
        searchWait={undefined}
        saveView={null}
      />
      <Rows
        rows={reading}
        idOf={(row) => (row as { id: string | number }).id}
        onOpen={onChoose}
        label={label}
        columns={columns}
      />
      {more}
    </>
  );
}
