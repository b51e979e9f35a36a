import { Button, Divider, Group, Stack, Switch, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { exportRows, type exportFormats } from '@hakobu/contract/helper/export/export.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { queryText, type Query } from '#client/call.ts';
import { download } from '#client/download.ts';
import type { Column } from '../columns/column.ts';
import { notifyDone, notifyError } from '../toasts.ts';
import { ColumnMenu } from './column-menu.tsx';
import { exported } from './exported.ts';
import type { Filter, ListEndpoint } from './filter.ts';
import type { ListView } from './use-list-view.ts';

export interface ViewMenuProps {
  title: string;
  endpoint: ListEndpoint;
  filters: readonly Filter[];
  all: readonly Column<any>[];
  query: Query;
  view: ListView;
  setView: (change: Partial<ListView>) => void;
}

/** Which columns, in which order and how wide, how dense, and what is on screen as a file. */
export default function ViewMenu(props: ViewMenuProps): ReactNode {
  const t = usePhrases();
  const { all, view, setView } = props;
  return (
    <Stack gap="xs" miw={260}>
      <Text fw={700} size="sm">
        {t(($) => $.common.list.view.columns)}
      </Text>
      <ColumnMenu {...{ all, view, setView }} />
      <Switch
        size="xs"
        label={t(($) => $.common.list.view.dense)}
        checked={view.dense}
        onChange={() => setView({ dense: !view.dense })}
      />
      {may({ resource: 'export', action: 'create' }) && (
        <Export {...props} shown={all.filter(({ key }) => !view.hidden.includes(key))} />
      )}
    </Stack>
  );
}

type Format = (typeof exportFormats)[number];

/** Writes the columns that are shown, of every row that is asked for. */
function Export({
  title,
  endpoint,
  filters,
  query,
  shown,
}: ViewMenuProps & { shown: readonly Column<any>[] }): ReactNode {
  const t = usePhrases();
  const [busy, setBusy] = useState(false);
  const write = async (format: Format) => {
    setBusy(true);
    try {
      const { page: _, per_page: __, ...asked } = query;
      await download(exportRows, {
        name: title,
        list: endpoint.path,
        query: queryText(asked).slice(1),
        format,
        columns: shown.flatMap((column) => [...exported(column, filters)]),
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
    <>
      <Divider />
      <Text fw={700} size="sm">
        {t(($) => $.common.list.view.export)}
      </Text>
      <Group gap="xs">
        {button('xlsx', 'Excel')}
        {button('csv', 'CSV')}
      </Group>
    </>
  );
}
