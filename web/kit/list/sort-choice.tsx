import { NativeSelect } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { Column } from '../columns/column.ts';
import type { ListEndpoint } from './filter.ts';

/** Ids ascend with creation time. */
const CREATION_SORTS: Record<string, string> = { id: 'created_at', '-id': '-created_at' };

/** Chooses the sort order: creation time or any sortable column. */
export function SortChoice({
  endpoint: { list },
  columns,
  sort,
  setSort,
}: {
  endpoint: ListEndpoint;
  columns: readonly Column<any>[];
  /** The current order, by default that of the screen. */
  sort: string | undefined;
  setSort: (sort: string) => void;
}): ReactNode {
  const t = usePhrases();
  const made = list.sorts.includes('created_at')
    ? [
        { value: '-created_at', label: t(($) => $.common.list.sort.newest) },
        { value: 'created_at', label: t(($) => $.common.list.sort.oldest) },
      ]
    : [];
  const others = columns.flatMap(({ sort: field, title }) =>
    field === undefined || field === 'created_at' || typeof title !== 'string'
      ? []
      : [
          { value: field, label: `${title} ↑` },
          { value: `-${field}`, label: `${title} ↓` },
        ],
  );
  const options = [...made, ...others];
  if (options.length === 0) return null;
  const wanted = sort ?? list.defaultSort;
  const value =
    [wanted, CREATION_SORTS[wanted]].find((one) => options.some((option) => option.value === one)) ?? '';
  const usual = { value: '', label: t(($) => $.common.list.sort.usual) };
  return (
    <NativeSelect
      className="list-sort"
      size="xs"
      aria-label={t(($) => $.common.list.sort.title)}
      leftSection={<IconArrowsSort size={14} />}
      data={value === '' ? [usual, ...options] : options}
      value={value}
      onChange={(event) => setSort(event.currentTarget.value)}
    />
  );
}
