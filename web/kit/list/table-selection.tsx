import { Anchor } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Endpoint, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListSpec } from '@hakobu/contract/kernel/list.ts';
import { usePhrases } from '#app/i18n.ts';
import type { Query } from '#client/call.ts';
import { useCall } from '#client/hooks.ts';
import type { Search } from '#client/search.ts';
import type { Column } from '../columns/column.ts';
import { Rows } from '../page.tsx';
import { askedQuery, type Filter } from './filter.ts';
import { FilterRow } from './filter-row.tsx';

const PAGE = 15;
type Listed = Endpoint<any, any, any, any> & { list: ListSpec };

interface TableSelectionProps<E extends Listed> {
  endpoint: E;
  label: string;
  filters: readonly Filter[];
  columns: readonly Column<RowOf<E>>[];
  /** What is asked beside the rows. */
  query: Query;
  /** What it is narrowed to at first. */
  start?: Search;
  onChoose: (row: RowOf<E>) => void;
}

/** Chooses one row from a table of them, which is narrowed like their list; in a dialog. */
export function TableSelection<E extends Listed>({
  endpoint,
  label,
  filters,
  columns,
  query,
  start = {},
  onChoose,
}: TableSelectionProps<E>): ReactNode {
  const t = usePhrases();
  const [search, setSearch] = useState<Search>(start);
  const [most, setMost] = useState(PAGE);
  const reading = useCall(endpoint, { query: askedQuery(filters, search, query, { page: 1, rows: most }) });
  const total = (reading.data as { total?: number } | undefined)?.total ?? 0;
  return (
    <>
      <FilterRow
        endpoint={endpoint}
        filters={filters}
        search={search}
        set={(change) => setSearch({ ...search, ...change })}
        searchWait={undefined}
        keeping={null}
      />
      <Rows
        rows={reading}
        idOf={(row) => (row as { id: string | number }).id}
        onOpen={onChoose}
        label={label}
        columns={columns}
      />
      {total > most && (
        <Anchor component="button" type="button" size="xs" onClick={() => setMost(most + PAGE)}>
          {t(($) => $.common.act.load_more)}
        </Anchor>
      )}
    </>
  );
}
