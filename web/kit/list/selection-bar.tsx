import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { call, type Query } from '#client/call.ts';
import { notifyError } from '../toasts.ts';
import type { ListEndpoint } from './filter.ts';
import type { Answer } from './list-foot.tsx';
import { SelectedRowsBar } from './row-checkboxes.tsx';
import type { Selecting, Selection } from './use-selection.ts';

/** Limit of a bulk action. */
const MAX_ROWS = 1000;
const AT_ONCE = 100;

interface SelectionBarProps<Row> {
  selection: Selecting<Row>;
  selected: Selection<Row>;
  endpoint: ListEndpoint;
  /** The query of the list. */
  query: Query;
  answer: Answer<Row> | undefined;
}

/** Bulk actions for selected rows. When a page is selected, all matching rows can be selected. */
export function SelectionBar<Row>({
  selected,
  selection,
  endpoint,
  query,
  answer,
}: SelectionBarProps<Row>): ReactNode {
  const t = usePhrases();
  const [busy, setBusy] = useState(false);
  const { chosen, clear, setAll, has } = selected;
  if (chosen.length === 0) return null;
  const { data = [], total = 0 } = answer ?? {};
  const isMore = total > chosen.length && total <= MAX_ROWS && data.length > 0 && data.every(has);
  const chooseAll = async () => {
    setBusy(true);
    try {
      for (let page = 1; (page - 1) * AT_ONCE < total; page += 1) {
        const rows = await call(endpoint, { query: { ...query, page, per_page: AT_ONCE } });
        setAll((rows as Answer<Row>).data, true);
      }
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SelectedRowsBar selected={selected}>
      {isMore && (
        <Button variant="subtle" loading={busy} onClick={() => void chooseAll()}>
          {t(($) => $.common.list.select.all, { count: total })}
        </Button>
      )}
      {selection.bar(chosen, clear)}
    </SelectedRowsBar>
  );
}
