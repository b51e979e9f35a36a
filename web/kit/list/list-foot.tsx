import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { PAGE_SIZE } from '#client/preload-list.ts';
import type { Search } from '#client/search.ts';
import { Pages } from '../pages.tsx';
import { isFiltered } from './list-filters.tsx';

/** A page of a list as it came; lists without pages say nothing of totals. */
export interface Answer<Row> {
  data: Row[];
  last_page?: number;
  total?: number;
  total_capped?: boolean;
}

/**
 * What stands under a list: that it could not be read or nothing was found, which rows these are of how many,
 * and the pages.
 */
export function ListFoot({
  answer,
  error,
  search,
  set,
}: {
  answer: Answer<unknown> | undefined;
  /** Why there is no answer. */
  error: Error | null;
  search: Search;
  set: (change: Search) => void;
}): ReactNode {
  const t = usePhrases();
  const page = Number(search.page ?? '1') || 1;
  const before = (page - 1) * PAGE_SIZE;
  return (
    <>
      {answer === undefined && error !== null && (
        <Text c="red" ta="center" py="lg" role="status">
          {error.message}
        </Text>
      )}
      {answer?.data.length === 0 && (
        <Text c="dimmed" ta="center" py="lg">
          {t(isFiltered(search) ? ($) => $.common.message.empty_filtered : ($) => $.common.message.empty)}
        </Text>
      )}
      <Group justify="space-between" gap="xs">
        {answer?.total !== undefined && answer.total > 0 ? (
          <Text size="xs" c="dimmed" className="figure">
            {t(($) => $.common.message.rows_of, {
              from: before + 1,
              to: before + answer.data.length,
              total: `${answer.total.toLocaleString()}${answer.total_capped ? '+' : ''}`,
            })}
          </Text>
        ) : (
          <span />
        )}
        <Pages last={answer?.last_page ?? 1} page={page} onChange={(next) => set({ page: String(next) })} />
      </Group>
    </>
  );
}
