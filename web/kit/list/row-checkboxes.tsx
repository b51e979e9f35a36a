import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { Selection } from './use-selection.ts';

/** The cells with which rows of a table are ticked, before those of its columns. */
export interface RowCheckboxes<Row> {
  all: ReactNode;
  of: (row: Row) => ReactNode;
}

/** Ticks every row of a table. */
export function SelectAllCheckbox<Row>({
  rows,
  ticked,
}: {
  rows: readonly Row[];
  ticked: Selection<Row>;
}): ReactNode {
  const t = usePhrases();
  const count = rows.filter(ticked.has).length;
  return (
    <Checkbox
      aria-label={t(($) => $.common.list.select.page)}
      disabled={rows.length === 0}
      checked={count > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={() => ticked.setAll(rows, count < rows.length)}
    />
  );
}

/** Ticks one row; with the shift key also those from the one before. */
export function SelectRowCheckbox<Row>({
  row,
  name,
  ticked,
}: {
  row: Row;
  /** What the row is called. */
  name: string | number;
  ticked: Selection<Row>;
}): ReactNode {
  const t = usePhrases();
  return (
    <Checkbox
      aria-label={t(($) => $.common.list.select.row, { name })}
      checked={ticked.has(row)}
      onChange={({ nativeEvent }) =>
        ticked.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** How many rows are ticked, what can be done with them, and back to none. */
export function SelectedRowsBar({
  ticked: { chosen, clear },
  children,
}: {
  ticked: Pick<Selection<unknown>, 'chosen' | 'clear'>;
  children: ReactNode;
}): ReactNode {
  const t = usePhrases();
  if (chosen.length === 0) return null;
  return (
    <Group gap="sm" className="selection-bar">
      <Text size="sm">{t(($) => $.common.message.selected, { count: chosen.length })}</Text>
      {children}
      <Button variant="subtle" color="gray" onClick={clear}>
        {t(($) => $.common.list.select.none)}
      </Button>
    </Group>
  );
}
