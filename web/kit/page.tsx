import { Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { openPendingCreateForm } from '#app/create-shortcuts.ts';
import { usePhrases } from '#app/i18n.ts';
import type { Column } from './columns/column.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import type { RowCheckboxes } from './list/row-checkboxes.tsx';
import { QueryView, type RowsToShow } from './query-view.tsx';
import type { Opening } from './row-link.tsx';
import { RowOfDialog } from './draft-key.ts';
import { TableRow } from './table-row.tsx';

/** A screen: title, actions and content. */
export function Page({
  fills = false,
  children,
  ...head
}: PageHeadProps & {
  /** Fits the window; long content scrolls inside. */
  fills?: boolean;
  children: ReactNode;
}): ReactNode {
  useEffect(openPendingCreateForm, []);
  return (
    <Stack gap="sm" p={{ base: 'xs', sm: 'md' }} className={fills ? 'page fills' : 'page'}>
      <PageHead {...head} />
      {children}
    </Stack>
  );
}

export const Section = ({
  title,
  actions,
  children,
}: {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}): ReactNode => (
  <Paper component="section">
    {(title !== undefined || actions !== undefined) && (
      <Group justify="space-between" mb={6} gap="xs">
        <Title order={2}>{title}</Title>
        <Group gap="xs" className="section-actions">
          {actions}
        </Group>
      </Group>
    )}
    {children}
  </Paper>
);

/** Names and values in two columns. */
export const Facts = ({
  rows,
}: {
  rows: readonly (readonly [label: string, value: ReactNode] | false)[];
}): ReactNode => (
  <dl className="facts">
    {rows
      .filter((row) => row !== false)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
  </dl>
);

interface RowsProps<Row> extends Opening<Row> {
  columns: readonly (Column<Row> | false)[];
  idOf: (row: Row) => string | number;
  empty?: string;
  label?: string;
  /** Checkbox cells. */
  ticks?: RowCheckboxes<Row> | undefined;
}

/** A simple table within a section, of rows or of a query; scrolls horizontally on narrow screens. */
export const Rows = <Row,>({ rows, ...table }: RowsProps<Row> & { rows: RowsToShow<Row> }): ReactNode =>
  'refetch' in rows ? (
    <QueryView of={rows} shape="rows">
      {({ data }) => <PlainTable rows={data} {...table} />}
    </QueryView>
  ) : (
    <PlainTable rows={rows} {...table} />
  );

function PlainTable<Row>({
  rows,
  columns,
  idOf,
  empty,
  label,
  ticks,
  ...opening
}: RowsProps<Row> & { rows: readonly Row[] }): ReactNode {
  const t = usePhrases();
  const shown = columns.filter((column) => column !== false);
  if (rows.length === 0)
    return (
      <Text c="dimmed" size="sm" py={4}>
        {empty ?? t(($) => $.common.message.empty)}
      </Text>
    );
  return (
    <Table.ScrollContainer
      tabIndex={0}
      minWidth={0}
      type="native"
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      <Table className="cards">
        <Table.Thead>
          <Table.Tr>
            {ticks && (
              <Table.Th w={34} data-label={t(($) => $.common.list.select.page)}>
                {ticks.all}
              </Table.Th>
            )}
            {shown.map(({ key, title, right, width }) => (
              <Table.Th key={key} ta={right ? 'right' : 'left'} w={width}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <RowOfDialog key={idOf(row)} value={idOf(row)}>
              <TableRow row={row} columns={shown} {...opening}>
                {ticks && (
                  <td className="cell" data-card="tick">
                    {ticks.of(row)}
                  </td>
                )}
              </TableRow>
            </RowOfDialog>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
