import { Button, Group, Stack } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { lazy, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { Search } from '#client/address-search.ts';
import { TextBox } from '../inputs/inputs.tsx';
import { ChooseEntities } from './choose-entities.tsx';
import { ChooseMany } from './choose-many.tsx';
import { valuesOf, type Filter } from './filter.ts';
import { periods } from './periods.ts';
import { SEARCH_WAIT_MS } from './search-box.tsx';

/** Calendars and number inputs are large, so they are loaded on demand. */
const DayRange = lazy(() => import('../inputs/day-range.tsx'));
const FigureRange = lazy(() => import('../inputs/figure-range.tsx'));

interface FilterEditorProps {
  filter: Filter;
  search: Search;
  set: (change: Search) => void;
  single: boolean;
  close: () => void;
}

/** The editor in the popover of a chip. */
export default function FilterEditor({ filter, search, set, single, close }: FilterEditorProps): ReactNode {
  const { field, label } = filter;
  const many = {
    label,
    chosen: valuesOf(search[field]),
    onChange: (values: string[]) => set({ [field]: values.join(',') }),
  };
  if (filter.kind === 'text')
    return (
      <LateText
        label={label}
        value={search[field] ?? ''}
        onChange={(text) => set({ [field]: text })}
        onEnter={close}
      />
    );
  if (filter.kind === 'choice') return <ChooseMany {...many} options={filter.options} single={single} />;
  if (filter.kind === 'entity') return <ChooseEntities {...many} filter={filter} />;
  return <Ends {...{ filter, search, set }} />;
}

/** Both ends of a range; date ranges offer common periods. */
function Ends({ filter, search, set }: Pick<FilterEditorProps, 'filter' | 'search' | 'set'>): ReactNode {
  const t = usePhrases();
  const [start, end] = [`${filter.field}-from`, `${filter.field}-to`];
  const ends = {
    from: search[start] ?? '',
    to: search[end] ?? '',
    labels: { from: t(($) => $.common.field.range_from), to: t(($) => $.common.field.range_to) },
    onChange: (from: string, to: string) => set({ [start]: from, [end]: to }),
  };
  if (filter.kind === 'range') return <FigureRange {...ends} />;
  return (
    <Stack gap="xs">
      {filter.kind === 'days' && (
        <Group gap={4}>
          {periods().map(({ name, from, to }) => (
            <Button key={name} size="compact-xs" variant="default" onClick={() => ends.onChange(from, to)}>
              {t(($) => $.common.list.period[name])}
            </Button>
          ))}
        </Group>
      )}
      <DayRange {...ends} timed={filter.kind === 'moments'} />
    </Stack>
  );
}

function LateText({
  label,
  value,
  onChange,
  onEnter,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
}): ReactNode {
  const [typed, setTyped] = useState(value);
  const later = useDebouncedCallback(onChange, SEARCH_WAIT_MS);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed);
        onEnter();
      }}
    >
      <TextBox
        autoFocus
        label={label}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          later(next);
        }}
      />
    </form>
  );
}
