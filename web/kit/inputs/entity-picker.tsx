import { Button, Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import type { Query } from '#client/call.ts';
import type { InputProps } from './inputs.tsx';

const WAIT_MS = 300;
const MOST = 20;

interface EntityPickerProps<Row> extends InputProps<string> {
  /** A list that can search with `q`. */
  endpoint: Endpoint<any, any, any, any>;
  query?: Query;
  labelOf: (row: Row) => string;
  /** Gets the whole row, for forms that copy more than its id. */
  onPick?: (row: Row | undefined) => void;
  placeholder?: string;
  /** Milliseconds after the last key before it searches. */
  wait?: number;
  /** Asks only for what was typed: first rows of a long list help nobody. */
  onlyTyped?: boolean;
  /** Stands under the choices when nothing was found, with what was typed. */
  onMissing?: { label: string; act: (typed: string) => void };
}

/** Chooses one row by searching the server, 300 ms after the last key unless told. The value is the row's id as text. */
export function EntityPicker<Row extends { id: string | number }>({
  endpoint,
  query,
  labelOf,
  onPick,
  value,
  onChange,
  onlyTyped = false,
  onMissing,
  wait = WAIT_MS,
  ...rest
}: EntityPickerProps<Row>): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false); // rows are asked for when somebody wants to choose, not before
  const [picked, setPicked] = useState<Row>();
  const [searched] = useDebouncedValue(typed, wait);
  const current = useChosen(endpoint, query, value, picked);
  const label = current === undefined || String(current.id) !== value ? undefined : labelOf(current);
  // A row that was chosen before the form opened shows its name as soon as it is known.
  useEffect(() => {
    if (label !== undefined) setTyped(label);
  }, [label]);
  const isShown = label !== undefined && typed === label;
  const q = isShown ? undefined : searched || undefined;
  const { data, isFetching, isError } = useCall(
    endpoint,
    { query: { ...query, q, per_page: MOST } },
    { enabled: opened && (!onlyTyped || q !== undefined) },
  );
  const searching = (isFetching || isError) && typed !== '' && !isShown; // a search that failed is still owed
  const rows = (data as { data: Row[] } | undefined)?.data ?? [];
  const all = current === undefined || rows.some(({ id }) => id === current.id) ? rows : [current, ...rows];
  return (
    <Select
      {...rest}
      searchable
      clearable
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={
        searching ? t(($) => $.common.message.loading) : <Missing typed={typed} offer={onMissing} />
      }
      onDropdownOpen={() => setOpened(true)}
      data={all.map((row) => ({ value: String(row.id), label: labelOf(row) }))}
      rightSection={searching ? <Loader size={12} /> : undefined}
      comboboxProps={{ withinPortal: true }}
      onChange={(id) => {
        const row = all.find((one) => String(one.id) === id);
        setPicked(row);
        onChange(id ?? '');
        onPick?.(row);
      }}
    />
  );
}

/** The row that is chosen: the one just picked, else it is read, for its name. */
function useChosen<Row extends { id: string | number }>(
  endpoint: EntityPickerProps<Row>['endpoint'],
  query: Query | undefined,
  value: string,
  picked: Row | undefined,
): Row | undefined {
  const { data } = useCall(
    endpoint,
    { query: { ...query, filter: { ...query?.filter, id: value } } },
    { enabled: value !== '' && picked === undefined },
  );
  const rows = (data as { data: Row[] } | undefined)?.data ?? [];
  return picked ?? rows.find(({ id }) => String(id) === value);
}

/** Nothing was found: says so, and offers to make what is missing. */
function Missing({
  typed,
  offer,
}: {
  typed: string;
  offer: EntityPickerProps<never>['onMissing'];
}): ReactNode {
  const t = usePhrases();
  return (
    <>
      {t(($) => $.common.message.empty)}
      {offer !== undefined && typed !== '' && (
        <Button
          variant="light"
          size="compact-xs"
          ml="xs"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => offer.act(typed)}
        >
          {offer.label}
        </Button>
      )}
    </>
  );
}
