import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { Selection } from './use-selection.ts';

/** Checkbox cells of a table, before its columns. */
export interface RowCheckboxes<Row> {
  all: ReactNode;
  of: (row: Row) => ReactNode;
}

/** Selects all rows of a table. */
export function SelectAllCheckbox<Row>({
  rows,
  selected,
}: {
  rows: readonly Row[];
  selected: Selection<Row>;
}): ReactNode {
  const t = usePhrases();
  const count = rows.filter(selected.has).length;
  return (
    <Checkbox
      aria-label={t(($) => $.common.list.select.page)}
      disabled={rows.length === 0}
      checked={count > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={() => selected.setAll(rows, count < rows.length)}
    />
  );
}

/** Selects one row; with Shift all rows since the last one. */
export function SelectRowCheckbox<Row>({
  row,
  name,
  selected,
}: {
  row: Row;
  /** The accessible name of the row. */
  name: string | number;
  selected: Selection<Row>;
}): ReactNode {
  const t = usePhrases();
  return (
    <Checkbox
      aria-label={t(($) => $.common.list.select.row, { name })}
      checked={selected.has(row)}
      onChange={({ nativeEvent }) =>
        selected.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** The number of selected rows, bulk actions and a button to clear the selection. */
export function SelectedRowsBar({
  selected: { chosen, clear },
  children,
}: {
  selected: Pick<Selection<unknown>, 'chosen' | 'clear'>;
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
