import { Group, NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { usePhrases } from '#app/i18n.ts';
import { PAGE_SIZES } from '#client/page-size.ts';
import type { Search } from '#client/address-search.ts';
import { Pages } from '../pages.tsx';
import { QueryStatus, type QueryState } from '../query-view.tsx';
import { endsAtCap } from './ends-at-cap.ts';
import { isFiltered } from './filter-row.tsx';

/** A page of a list; lists without pages have no totals. */
export interface Answer<Row> {
  data: Row[];
  current_page?: number;
  last_page?: number;
  total?: number;
  total_capped?: boolean;
}

interface ListFootProps {
  answer: Answer<unknown> | undefined;
  /** The state of the query. */
  reading: QueryState;
  /** The query is not sent yet. */
  waiting: boolean;
  search: Search;
  set: (change: Search) => void;
  page: number;
  rows: number;
  setRows: (rows: number) => void;
}

/** Below a list: errors or the empty state, the range and total of rows, page size and pagination. */
export function ListFoot(props: ListFootProps): ReactNode {
  const { answer, reading, waiting, search, set, page, rows, setRows } = props;
  const t = usePhrases();
  const { total = 0, data = [], last_page: last = 1 } = answer ?? {};
  const before = (page - 1) * rows;
  return (
    <>
      {answer === undefined && !waiting && reading.fetchStatus !== 'fetching' && (
        <QueryStatus of={reading} shape="rows" />
      )}
      {answer?.data.length === 0 && (
        <Text c="dimmed" ta="center" py="lg">
          {t(isFiltered(search) ? ($) => $.common.message.empty_filtered : ($) => $.common.message.empty)}
        </Text>
      )}
      {endsAtCap(answer, { page, rows }) && (
        <Text size="sm" c="dimmed" ta="center" role="note">
          {t(($) => $.common.list.last_page, { maximum: TOTAL_CAP.toLocaleString() })}
        </Text>
      )}
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          {data.length > 0 && total > 0 && (
            <Text size="xs" c="dimmed" className="figure">
              {t(($) => $.common.message.rows_of, {
                from: before + 1,
                to: before + data.length,
                total: `${total.toLocaleString()}${answer?.total_capped ? '+' : ''}`,
              })}
            </Text>
          )}
          {total > PAGE_SIZES[0] && (
            <NativeSelect
              size="xs"
              aria-label={t(($) => $.common.list.rows.title)}
              data={PAGE_SIZES.map((count) => ({
                value: String(count),
                label: t(($) => $.common.list.rows.count, { count }),
              }))}
              value={String(rows)}
              onChange={(event) => {
                setRows(Number(event.currentTarget.value));
                set({ page: '' });
              }}
            />
          )}
        </Group>
        <Pages last={last} page={page} onChange={(next) => set({ page: String(next) })} />
      </Group>
    </>
  );
}
