import { Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { exportRows, type exportFormats } from '@hakobu/contract/helper/export/export.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { queryText, type Query } from '#client/call.ts';
import { download } from '#client/download.ts';
import type { Column } from '../columns/column.ts';
import { notifyDone, notifyError } from '../toasts.ts';
import { exportColumnsOf } from './export-columns.ts';
import type { Filter, ListEndpoint } from './filter.ts';

type Format = (typeof exportFormats)[number];

/** Exports the visible columns of all rows of the query. */
export function ExportButtons({
  title,
  endpoint,
  filters = [],
  query,
  shown,
}: {
  title: string;
  endpoint: ListEndpoint;
  filters?: readonly Filter[];
  query: Query;
  shown: readonly Column<any>[];
}): ReactNode {
  const t = usePhrases();
  const [busy, setBusy] = useState(false);
  const write = async (format: Format) => {
    setBusy(true);
    try {
      const { page: _, per_page: __, ...unpagedQuery } = query;
      await download(exportRows, {
        name: title,
        list: endpoint.path,
        query: queryText(unpagedQuery).slice(1),
        format,
        columns: shown.flatMap((column) => [...exportColumnsOf(column, filters)]),
      });
      notifyDone(t(($) => $.common.list.view.exported));
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  const button = (format: Format, name: string) => (
    <Button size="compact-sm" variant="default" loading={busy} onClick={() => void write(format)}>
      {name}
    </Button>
  );
  return (
    <Group gap="xs">
      {button('xlsx', 'Excel')}
      {button('csv', 'CSV')}
    </Group>
  );
}
