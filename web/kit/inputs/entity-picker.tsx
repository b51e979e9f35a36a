import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { useCall, useData } from '#client/hooks.ts';
import type { Query } from '#client/call.ts';
import { ComboboxField } from './combobox.tsx';
import type { InputProps } from './input-props.ts';
import { optionOf } from './picker-option.ts';
import { recentPicks, recordPick } from './recent-picks.ts';

const WAIT_MS = 300;
const PAGE_SIZE = 20;
/** A value that is no row id. */
const NEW = '+';

/** A row of any list. */
interface Thing {
  id: string | number;
}

interface EntityPickerProps<Row> extends InputProps<string> {
  /** A list endpoint with the search parameter `q`. */
  endpoint: Endpoint<any, any, any, any>;
  query?: Query;
  labelOf: (row: Row) => string;
  /** The address of a row's picture; options and the value show it. */
  pictureOf?: (row: Row) => string | null | undefined;
  /** The chosen row, if the form knows it; otherwise it is loaded. */
  known?: Row | undefined;
  /** Receives the whole row, for forms that copy more than its id. */
  onPick?: (row: Row | undefined) => void;
  placeholder?: string;
  /** Debounce of the search in milliseconds. */
  wait?: number;
  /** Rows are picked once only, such as boxes that wait for packing: recent ones are not offered first. */
  once?: boolean;
  /** What is offered before anything is typed, such as what waits for this work; all rows if there are none. */
  likely?: Query;
  /** Adds a last option that creates a row from the typed text. */
  create?: { label: string; act: (typed: string) => void } | undefined;
  /** Enter was pressed, and no row fits the typed text. */
  onUnmatched?: (typed: string) => void;
  /** Enter took a row; without it the focus stays. */
  onEntered?: (field: HTMLInputElement) => void;
}

/**
 * Chooses one row by a server search with a debounce of 300 ms by default. The value is the row's id as text.
 * Without text the rows that this person picked last come first.
 */
export function EntityPicker<Row extends Thing>({
  endpoint,
  query,
  labelOf,
  pictureOf,
  known,
  onPick,
  onChange,
  once = false,
  likely,
  create,
  wait = WAIT_MS,
  placeholder,
  ...rest
}: EntityPickerProps<Row>): ReactNode {
  const t = usePhrases();
  const { value } = rest;
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false); // Rows are loaded when the list is opened.
  const [picked, setPicked] = useState<Row>();
  const [searched, , { flush }] = useDebouncedValue(typed, wait);
  const current = useChosen(endpoint, query, value, [picked, known]);
  const kind = `${endpoint.id} ${JSON.stringify(query?.filter ?? {})}`;
  const recent = useRecent<Row>(endpoint, query, opened && !once ? recentPicks(kind) : []);
  const waiting = useMatches<Row>(endpoint, merged(query, likely), opened && likely !== undefined);
  const isLikely = likely !== undefined && searched === '' && (waiting.isOwed || waiting.rows.length > 0);
  const found = useMatches<Row>(endpoint, { ...query, q: searched || undefined }, opened && !isLikely);
  const { rows, isOwed, hasFailed } = isLikely ? waiting : found;
  const isPending = typed !== searched || isOwed || (typed === '' && recent === undefined);
  const all = typed === '' ? unique([current, ...(recent ?? []), ...rows]) : best(rows, typed, value);
  // What exists under this very name is not created again.
  const making = create !== undefined && !isPending && !all.some((row) => labelOf(row) === typed.trim());
  const options = [
    ...all.map((row) => optionOf(row, { labelOf, pictureOf })),
    ...(making ? [{ value: NEW, label: `+ ${create.label} ${typed && `“${typed}”`}`.trim() }] : []),
  ];
  return (
    <ComboboxField
      {...rest}
      {...{ options, isPending, hasFailed }}
      emptyText={emptyText({ hasFailed, isPending, typed })}
      valueLabel={current && labelOf(current)}
      valuePicture={current && pictureOf?.(current)}
      clearable
      created={NEW}
      placeholder={placeholder ?? t(($) => $.common.typing.search_hint)}
      onTyped={(text = '') => setTyped(text)}
      onOpen={() => setOpened(true)}
      onWait={flush}
      onChange={(id) => {
        if (id === NEW) return create?.act(typed);
        const row = all.find((one) => String(one.id) === id);
        if (row !== undefined && !once) recordPick(kind, id);
        setPicked(row);
        onChange(id);
        onPick?.(row);
      }}
    />
  );
}

const merged = (query: Query = {}, more: Query = {}): Query => ({
  ...query,
  ...more,
  filter: { ...query.filter, ...more.filter },
});

/** What stands in place of rows. */
function emptyText(list: { hasFailed: boolean; isPending: boolean; typed: string }): string {
  if (list.hasFailed) return phrase(($) => $.common.frame.app.failed);
  if (list.isPending) return phrase(($) => $.common.message.loading);
  return phrase(($) => (list.typed === '' ? $.common.message.empty : $.common.message.empty_filtered));
}

/** Each row once, in order. */
const unique = <Row extends Thing>(rows: readonly (Row | undefined)[]): Row[] => [
  ...new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.id, row] as const]))).values(),
];

/** The row whose id was typed comes first, then the chosen one, if they fit at all. */
export function best<Row extends Thing>(rows: readonly Row[], typed: string, value: string): Row[] {
  const rank = ({ id }: Row): number =>
    String(id).toLowerCase() === typed.trim().toLowerCase() ? 0 : String(id) === value ? 1 : 2;
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

/** The rows picked last that can still be chosen; undefined until they are loaded. */
function useRecent<Row extends Thing>(
  endpoint: EntityPickerProps<Row>['endpoint'],
  query: Query | undefined,
  ids: readonly string[],
): Row[] | undefined {
  const { data, isError } = useCall(
    endpoint,
    { query: { ...query, filter: { ...query?.filter, id: ids.join(',') } } },
    { enabled: ids.length > 0 },
  );
  if (ids.length === 0 || isError) return [];
  const rows = (data as { data: Row[] } | undefined)?.data;
  return rows && ids.flatMap((id) => rows.find((row) => String(row.id) === id) ?? []);
}

/** The first matches. */
function useMatches<Row>(
  endpoint: EntityPickerProps<Row>['endpoint'],
  query: Query,
  enabled: boolean,
): { rows: Row[]; isOwed: boolean; hasFailed: boolean } {
  const { data, error, isPlaceholderData } = useCall(
    endpoint,
    { query: { ...query, per_page: PAGE_SIZE } },
    { enabled },
  );
  const rows = (data as { data: Row[] } | undefined)?.data;
  const hasFailed = error !== null;
  return { rows: rows ?? [], isOwed: !hasFailed && (rows === undefined || isPlaceholderData), hasFailed };
}

/** The chosen row with its name: known or loaded. */
function useChosen<Row extends Thing>(
  endpoint: EntityPickerProps<Row>['endpoint'],
  query: Query | undefined,
  value: string,
  known: readonly (Row | undefined)[],
): Row | undefined {
  const isChosen = (row: Row | undefined): boolean => String(row?.id) === value;
  const data = useData(
    endpoint,
    { query: { ...query, filter: { ...query?.filter, id: value } } },
    { enabled: value !== '' && !known.some(isChosen) },
  );
  const rows = (data as { data: Row[] } | undefined)?.data ?? [];
  return [...known, ...rows].find(isChosen);
}
