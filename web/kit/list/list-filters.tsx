import { Button } from '@mantine/core';
import { IconFilter, IconFilterOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { Search } from '#client/search.ts';
import { FilterField, SearchBox, type Filter, type ListEndpoint } from './filters.tsx';

/** Whether somebody asked for some of the rows only. */
export const isFiltered = (search: Search): boolean =>
  Object.keys(search).some((name) => name !== 'page' && name !== 'sort');

interface ListFiltersProps {
  endpoint: ListEndpoint;
  filters: readonly Filter[];
  search: Search;
  set: (change: Search) => void;
  searchWait: number | undefined;
}

/** The row above a list that says which rows are asked for; folded on a narrow screen. */
export function ListFilters({ endpoint, filters, search, set, searchWait }: ListFiltersProps): ReactNode {
  const t = usePhrases();
  const [unfolded, setUnfolded] = useState(false);
  const filtered = isFiltered(search);
  const ask = (change: Search) => set({ ...change, page: '' });
  return (
    <div className="filters folding" role="search" {...(unfolded && { 'data-open': true })}>
      {endpoint.list.search && (
        <SearchBox wait={searchWait} value={search.q ?? ''} onChange={(q) => ask({ q })} />
      )}
      {filters.length > 0 && (
        <Button
          className="fold"
          hiddenFrom="sm"
          variant={filtered ? 'light' : 'default'}
          leftSection={<IconFilter size={14} />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t(($) => $.common.list.filter.show)}
        </Button>
      )}
      {filters.map((filter) => (
        <FilterField key={filter.field} filter={filter} search={search} set={ask} />
      ))}
      {filtered && (
        <Button
          variant="subtle"
          leftSection={<IconFilterOff size={14} />}
          onClick={() => set(Object.fromEntries(Object.keys(search).map((name) => [name, ''])))}
        >
          {t(($) => $.common.act.clear)}
        </Button>
      )}
    </div>
  );
}
