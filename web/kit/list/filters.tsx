import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconCalendar, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListSpec } from '@hakobu/contract/kernel/list.ts';
import { usePhrases } from '#app/i18n.ts';
import type { Query } from '#client/call.ts';
import { PAGE_SIZE } from '#client/preload-list.ts';
import type { Search } from '#client/search.ts';
import { formatDate, formatNumber } from '../format.ts';
import { EntityPicker } from '../inputs/entity-picker.tsx';
import { Choice, TextBox, type Option } from '../inputs/inputs.tsx';
import { LaterPopover } from '../later-popover.tsx';

export type ListEndpoint = Endpoint<any, any, any, any> & { list: ListSpec };
const SEARCH_WAIT_MS = 300;

/** One field of the filter row. */
export type Filter =
  | { field: string; label: string; kind: 'text' }
  | { field: string; label: string; kind: 'choice'; options: readonly Option[] }
  | { field: string; label: string; kind: 'days' }
  /** Moments with their time of day, from the start of a day to the end of one unless told. */
  | { field: string; label: string; kind: 'moments' }
  /** Figures from and to; a side that is left empty is sent as 0. */
  | { field: string; label: string; kind: 'range' }
  | {
      field: string;
      label: string;
      kind: 'entity';
      endpoint: ListEndpoint;
      query?: Query;
      labelOf: (row: any) => string;
      wait?: number;
    };

/** What a side of a range is that nobody filled. */
const open = { days: 'infinity', moments: 'infinity', range: '0' } as const;
/** A moment of the reader's clock, as it is asked for. */
const asInstant = (text: string): string => new Date(text.replace(' ', 'T')).toISOString();

/** What the address asks of the list. */
export function askedQuery(filters: readonly Filter[], search: Search, query: Query, page: number): Query {
  const plain = filters
    .filter(({ kind, field }) => !(kind in open) && search[field] !== undefined)
    .map(({ field }) => [field, search[field]!]);
  const ranges = filters
    .filter(
      ({ kind, field }) => kind in open && (search[`${field}-from`] ?? search[`${field}-to`]) !== undefined,
    )
    .map(({ field, kind }) => {
      const side = (text: string | undefined): string =>
        text === undefined ? open[kind as keyof typeof open] : kind === 'moments' ? asInstant(text) : text;
      return [field, `${side(search[`${field}-from`])},${side(search[`${field}-to`])}`];
    });
  return {
    ...query,
    filter: { ...query.filter, ...Object.fromEntries(plain) },
    between: { ...query.between, ...Object.fromEntries(ranges) },
    sort: search.sort ?? query.sort,
    q: search.q,
    page,
    per_page: PAGE_SIZE,
  };
}

export function SearchBox({
  value,
  wait = SEARCH_WAIT_MS,
  onChange,
}: {
  value: string;
  wait?: number | undefined;
  onChange: (value: string) => void;
}): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState(value);
  const later = useDebouncedCallback(onChange, wait);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextInput
      className="fold"
      aria-label={t(($) => $.common.act.search)}
      placeholder={t(($) => $.common.act.search)}
      leftSection={<IconSearch size={14} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        later(event.currentTarget.value);
      }}
    />
  );
}

/** A filter with two ends, either of which may stay open. */
interface Ends {
  label: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

export function FilterField({
  filter,
  search,
  set,
}: {
  filter: Filter;
  search: Search;
  set: (change: Search) => void;
}): ReactNode {
  const t = usePhrases();
  const all = t(($) => $.common.list.filter.all);
  const value = search[filter.field] ?? '';
  const change = (next: string) => set({ [filter.field]: next });
  const [start, end] = [`${filter.field}-from`, `${filter.field}-to`];
  const ends: Ends = {
    label: filter.label,
    from: search[start] ?? '',
    to: search[end] ?? '',
    onChange: (from, to) => set({ [start]: from, [end]: to }),
  };
  switch (filter.kind) {
    case 'text':
      return <LateText label={filter.label} value={value} onChange={change} />;
    case 'choice':
      return (
        <Choice label={filter.label} value={value} onChange={change} options={filter.options} all={all} />
      );
    case 'entity':
      return (
        <EntityPicker
          label={filter.label}
          endpoint={filter.endpoint}
          {...(filter.query === undefined ? {} : { query: filter.query })}
          labelOf={filter.labelOf}
          placeholder={all}
          {...(filter.wait === undefined ? {} : { wait: filter.wait })}
          value={value}
          onChange={change}
        />
      );
    case 'range':
      return <RangeFilter {...ends} />;
    case 'moments':
      return <DaysFilter {...ends} timed />;
    case 'days':
      return <DaysFilter {...ends} />;
  }
}

/** Calendars are heavy and seldom needed in a list: they are fetched when the range is opened. */
const DayRange = lazy(() => import('../inputs/day-range.tsx'));

function DaysFilter({ label, from, to, timed = false, onChange }: Ends & { timed?: boolean }): ReactNode {
  const t = usePhrases();
  const chosen = from !== '' || to !== '';
  return (
    <LaterPopover
      target={(onClick) => (
        <Button
          onClick={onClick}
          variant={chosen ? 'light' : 'default'}
          leftSection={<IconCalendar size={14} />}
        >
          {chosen ? `${formatDate(from.slice(0, 10))} – ${formatDate(to.slice(0, 10))}` : label}
        </Button>
      )}
    >
      {() => (
        <Suspense fallback={t(($) => $.common.message.loading)}>
          <DayRange
            timed={timed}
            from={from}
            to={to}
            labels={{ from: t(($) => $.common.field.from), to: t(($) => $.common.field.to) }}
            onChange={onChange}
          />
        </Suspense>
      )}
    </LaterPopover>
  );
}

const FigureRange = lazy(() => import('../inputs/figure-range.tsx'));

function RangeFilter({ label, from, to, onChange }: Ends): ReactNode {
  const t = usePhrases();
  const chosen = from !== '' || to !== '';
  return (
    <LaterPopover
      target={(onClick) => (
        <Button onClick={onClick} variant={chosen ? 'light' : 'default'}>
          {chosen ? `${formatNumber(from || '0')} – ${to === '' ? '∞' : formatNumber(to)}` : label}
        </Button>
      )}
    >
      {() => (
        <Suspense fallback={t(($) => $.common.message.loading)}>
          <FigureRange
            from={from}
            to={to}
            labels={{ from: t(($) => $.common.field.from), to: t(($) => $.common.field.to) }}
            onChange={onChange}
          />
        </Suspense>
      )}
    </LaterPopover>
  );
}

function LateText({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState(value);
  const later = useDebouncedCallback(onChange, SEARCH_WAIT_MS);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextBox
      label={label}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        later(next);
      }}
    />
  );
}
