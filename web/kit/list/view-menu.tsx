import { Divider, Stack, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import type { Query } from '#client/call.ts';
import type { Column } from '../columns/column.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ExportButtons } from './export-buttons.tsx';
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

/** Columns with order and width, density, and export. */
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
        <>
          <Divider />
          <Text fw={700} size="sm">
            {t(($) => $.common.list.view.export)}
          </Text>
          <ExportButtons {...props} shown={all.filter(({ key }) => !view.hidden.includes(key))} />
        </>
      )}
    </Stack>
  );
}
