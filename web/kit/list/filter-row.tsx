import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { Search } from '#client/address-search.ts';
import { AddFilter } from './add-filter.tsx';
import { isSet, type Filter, type ListEndpoint } from './filter.ts';
import { SearchBox } from './search-box.tsx';

/** Most lists open without filters, so the chip is loaded with the first one. */
const FilterChip = lazy(() => import('./filter-chip.tsx'));

/** Whether any filter is set. */
export const isFiltered = (search: Search): boolean =>
  Object.keys(search).some((name) => name !== 'page' && name !== 'sort');

interface FilterRowProps {
  endpoint: ListEndpoint;
  filters: readonly Filter[];
  search: Search;
  set: (change: Search) => void;
  searchWait: number | undefined;
  /** Saves the query as a view. */
  saveView: ReactNode;
  /** Content at the end of the row. */
  children?: ReactNode;
}

/** The row above a list with a chip for each filter that is set. */
export function FilterRow(props: FilterRowProps): ReactNode {
  const { endpoint, filters, search, set, searchWait, saveView, children } = props;
  const t = usePhrases();
  const [added, setAdded] = useState<string>();
  const ask = (change: Search) => set({ ...change, page: '' });
  const shown = filters.filter((filter) => filter.field === added || isSet(filter, search));
  return (
    <div className="filter-row" role="search">
      {endpoint.list.search && (
        <SearchBox wait={searchWait} value={search.q ?? ''} onChange={(q) => ask({ q })} />
      )}
      <Suspense
        fallback={shown.map(({ field, label }) => (
          <span key={field} className="chip" aria-busy="true">
            <span className="chip-text">{label}</span>
          </span>
        ))}
      >
        {shown.map((filter) => (
          <FilterChip
            key={filter.field}
            filter={filter}
            search={search}
            set={ask}
            single={endpoint.list.filters[filter.field] === 'boolean'}
            isNew={filter.field === added}
            onClosed={() => setAdded(undefined)}
          />
        ))}
      </Suspense>
      <AddFilter filters={filters.filter((filter) => !shown.includes(filter))} onAdd={setAdded} />
      {isFiltered(search) && (
        <Button
          variant="subtle"
          leftSection={<IconFilterOff size={14} />}
          onClick={() => set(Object.fromEntries(Object.keys(search).map((name) => [name, ''])))}
        >
          {t(($) => $.common.act.clear)}
        </Button>
      )}
      {saveView}
      {children}
    </div>
  );
}
