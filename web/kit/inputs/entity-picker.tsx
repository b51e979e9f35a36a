import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall, useData } from '#client/hooks.ts';
import type { Query } from '#client/call.ts';
import type { InputProps } from './inputs.tsx';

const WAIT_MS = 300;
const PAGE_SIZE = 20;
/** A value that is no row id. */
const NEW = '+';

interface EntityPickerProps<Row> extends InputProps<string> {
  /** A list endpoint with the search parameter `q`. */
  endpoint: Endpoint<any, any, any, any>;
  query?: Query;
  labelOf: (row: Row) => string;
  /** The chosen row, if the form knows it; otherwise it is loaded. */
  known?: Row | undefined;
  /** Receives the whole row, for forms that copy more than its id. */
  onPick?: (row: Row | undefined) => void;
  placeholder?: string;
  /** Debounce of the search in milliseconds. */
  wait?: number;
  /** Searches only for typed text, for lists whose first rows are useless. */
  onlyTyped?: boolean;
  /** Adds a last option that creates a row from the typed text. */
  create?: { label: string; act: (typed: string) => void } | undefined;
}

/**
 * Chooses one row by a server search with a debounce of 300 ms by default. The value is the row's id as text.
 */
export function EntityPicker<Row extends { id: string | number }>({
  endpoint,
  query,
  labelOf,
  known,
  onPick,
  value,
  onChange,
  onlyTyped = false,
  create,
  wait = WAIT_MS,
  ...rest
}: EntityPickerProps<Row>): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false); // Rows are loaded when the list is opened.
  const [picked, setPicked] = useState<Row>();
  const [searched] = useDebouncedValue(typed, wait);
  const current = useChosen(endpoint, query, value, [picked, known]);
  const label = current && labelOf(current);
  // Shows the name of an initially chosen row as soon as it is loaded.
  useEffect(() => {
    if (label !== undefined) setTyped(label);
  }, [label]);
  const isShown = label !== undefined && typed === label;
  const q = isShown ? undefined : searched || undefined;
  const asks = opened && (!onlyTyped || q !== undefined);
  const { rows, isOwed, hasFailed } = useMatches<Row>(endpoint, { ...query, q }, asks);
  const searching = typed !== '' && !isShown && (typed !== searched || isOwed);
  const all = current === undefined || rows.some(({ id }) => id === current.id) ? rows : [current, ...rows];
  const missing = isShown ? '' : typed;
  const making = create !== undefined && !searching && (missing !== '' || !onlyTyped);
  return (
    <Select
      {...rest}
      searchable
      clearable
      openOnFocus={false} // Moving on with Tab should not cover the fields below.
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={t(($) => (searching ? $.common.message.loading : $.common.message.empty))}
      onDropdownOpen={() => setOpened(true)}
      // Results of earlier text are not offered, so that Enter waits for the current ones.
      data={[
        ...all.map((row) => ({ value: String(row.id), label: labelOf(row), disabled: searching })),
        ...(making ? [{ value: NEW, label: `+ ${create.label} ${missing && `“${missing}”`}`.trim() }] : []),
      ]}
      // A failed search is retried.
      rightSection={searching || (onlyTyped && hasFailed) ? <Loader size={12} /> : undefined}
      comboboxProps={{ withinPortal: true }}
      onChange={(id) => {
        if (id === NEW) return create?.act(missing);
        const row = all.find((one) => String(one.id) === id);
        setPicked(row);
        onChange(id ?? '');
        onPick?.(row);
      }}
    />
  );
}

/** The first matches, undefined until loaded or failed. During a refetch the old ones can be chosen. */
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
function useChosen<Row extends { id: string | number }>(
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
