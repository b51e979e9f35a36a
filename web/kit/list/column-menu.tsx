import { ActionIcon, Button, Checkbox, Group, ScrollArea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconMinus, IconPlus, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import type { Column } from '../columns/column.ts';
import { moveFocusByArrows } from '../arrow-navigation.ts';
import { withWidth } from './list-head.tsx';
import {
  adjacentColumn,
  isSameLayout,
  moveColumn,
  hiddenByDefaultKeys,
  visibleColumns,
  type ListView,
} from './use-list-view.ts';
import { NARROWEST } from './width-handle.tsx';

/** Step of a width change in pixels. */
const STEP = 24;
const USUAL_WIDTH = 120;

interface ColumnMenuProps {
  /** In display order. */
  all: readonly Column<any>[];
  view: ListView;
  setView: (change: Partial<ListView>) => void;
}

/** All columns: visibility, order and width. */
export function ColumnMenu({ all, view, setView }: ColumnMenuProps): ReactNode {
  const t = usePhrases();
  const named = all.filter(({ title }) => title !== '');
  const hidden = hiddenByDefaultKeys(all);
  const isUsual = isSameLayout({ ...view, hidden, order: [], widths: {} }, view);
  return (
    <>
      <ScrollArea.Autosize mah="45vh" onKeyDown={moveFocusByArrows('input')}>
        {named.map((column) => (
          <ColumnLine key={column.key} {...{ all: named, view, setView, column }} />
        ))}
      </ScrollArea.Autosize>
      {!isUsual && (
        <Button variant="subtle" onClick={() => setView({ hidden, order: [], widths: {} })}>
          {t(($) => $.common.list.view.usual)}
        </Button>
      )}
    </>
  );
}

function ColumnLine({
  all,
  view,
  setView,
  column: { key, title },
}: ColumnMenuProps & { column: Column<any> }): ReactNode {
  const [only, ...more] = visibleColumns(all, view);
  const isHidden = view.hidden.includes(key);
  const hidden = isHidden ? view.hidden.filter((one) => one !== key) : [...view.hidden, key];
  const keys = all.map((one) => one.key);
  const past = (to: string | undefined) =>
    to !== undefined && (() => setView({ order: moveColumn(keys, key, to) }));
  const resize = (by: number) => {
    const width = Math.max(NARROWEST, (view.widths[key] ?? USUAL_WIDTH) + by);
    setView({ widths: withWidth(view.widths, key, width) });
  };
  const acts = [
    [IconArrowUp, ($) => $.common.list.view.earlier, past(adjacentColumn(keys, view.hidden, key, -1))],
    [IconArrowDown, ($) => $.common.list.view.later, past(adjacentColumn(keys, view.hidden, key, 1))],
    [IconMinus, ($) => $.common.list.view.narrower, () => resize(-STEP)],
    [IconPlus, ($) => $.common.list.view.wider, () => resize(STEP)],
  ] satisfies [Icon, ($: Phrases) => string, (() => void) | false][];
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" className="column-line">
      <Checkbox
        size="xs"
        label={title}
        checked={!isHidden}
        disabled={more.length === 0 && only?.key === key}
        onChange={() => setView({ hidden })}
      />
      <ActionIcon.Group>
        {acts.map(([icon, label, act], place) => (
          <Act key={place} of={title} {...{ icon, label, act }} />
        ))}
      </ActionIcon.Group>
    </Group>
  );
}

function Act({
  of,
  icon: Picture,
  label,
  act,
}: {
  of: ReactNode;
  icon: Icon;
  label: ($: Phrases) => string;
  act: (() => void) | false;
}): ReactNode {
  const t = usePhrases();
  const name = t(label, { name: String(of) });
  return (
    <ActionIcon
      size="sm"
      variant="subtle"
      color="gray"
      aria-label={name}
      title={name}
      disabled={act === false}
      onClick={act || undefined}
    >
      <Picture size={14} />
    </ActionIcon>
  );
}
