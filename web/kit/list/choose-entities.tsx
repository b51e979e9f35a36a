import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useCall, useData } from '#client/hooks.ts';
import { optionOf } from '../inputs/picker-option.ts';
import { QueryStatus } from '../query-view.tsx';
import { ChooseMany } from './choose-many.tsx';
import type { EntityFilter } from './filter.ts';
import { SEARCH_WAIT_MS } from './search-box.tsx';

const PAGE_SIZE = 20;
interface Thing {
  id: string | number;
}

/** Multi-select of rows with server search; chosen rows come first. */
export function ChooseEntities({
  filter: { endpoint, query, labelOf, pictureOf, wait = SEARCH_WAIT_MS },
  chosen,
  ...rest
}: {
  filter: EntityFilter;
  label: string;
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, wait);
  // Initially chosen rows keep their position while the selection changes.
  const [first] = useState(chosen);
  const before = useData(
    endpoint,
    { query: { ...query, filter: { ...query?.filter, id: first.join(',') }, per_page: 100 } },
    { enabled: first.length > 0 },
  );
  const found = useCall(endpoint, { query: { ...query, q: q || undefined, per_page: PAGE_SIZE } });
  const rowsOf = (data: unknown): Thing[] => (data as { data: Thing[] } | undefined)?.data ?? [];
  const known = first.length > 0 && typed === '' ? rowsOf(before) : [];
  const rows = [...known, ...rowsOf(found.data).filter(({ id }) => !known.some((one) => one.id === id))];
  if (found.isError && found.data === undefined) return <QueryStatus of={found} shape="lines" />;
  return (
    <ChooseMany
      {...rest}
      chosen={chosen}
      options={rows.map((row) => optionOf(row, { labelOf, pictureOf }))}
      onTyped={setTyped}
      loading={found.isFetching || typed !== q}
    />
  );
}
