import { CloseButton, Popover, UnstyledButton } from '@mantine/core';
import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';
import type { Search } from '#client/address-search.ts';
import { PopoverBody } from '../popover-body.tsx';
import {
  clearedFilters,
  filterValueText,
  isSet,
  valuesOf,
  type EntityFilter,
  type Filter,
} from './filter.ts';

const FilterEditor = lazy(() => import('./filter-editor.tsx'));

interface FilterChipProps {
  filter: Filter;
  search: Search;
  set: (change: Search) => void;
  /** Single choice, such as yes or no. */
  single: boolean;
  /** Just added: the editor opens, and the chip disappears if nothing is chosen. */
  isNew: boolean;
  onClosed: () => void;
}

/** A filter with its value (`State: 2`), edited in place and removed by its cross. */
export default function FilterChip({
  filter,
  search,
  set,
  single,
  isNew,
  onClosed,
}: FilterChipProps): ReactNode {
  const t = usePhrases();
  const [opened, setOpened] = useState(false);
  // A popover that is initially open would be positioned before its chip.
  useEffect(() => setOpened(isNew), [isNew]);
  const isHeld = isSet(filter, search);
  const text = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    onClosed();
  };
  const leave = () => {
    close();
    // The chip was added from a menu whose focus trap must release first.
    setTimeout(() => text.current?.focus());
  };
  return (
    <Popover
      opened={opened}
      onChange={(next) => (next ? setOpened(true) : close())}
      position="bottom-start"
      width={filter.kind === 'entity' || filter.kind === 'choice' ? 260 : 'auto'}
      withArrow
      withinPortal
      closeOnEscape={false} // The editor handles Esc and returns the focus.
    >
      <span className="chip" data-held={isHeld || undefined}>
        <Popover.Target>
          <UnstyledButton
            ref={text}
            className="chip-text"
            onClick={() => (opened ? close() : setOpened(true))}
          >
            <FilterValue filter={filter} search={search} />
          </UnstyledButton>
        </Popover.Target>
        {isHeld && (
          <CloseButton
            size="xs"
            aria-label={t(($) => $.common.list.filter.remove, { name: filter.label })}
            onClick={() => set(clearedFilters([filter]))}
          />
        )}
      </span>
      <Popover.Dropdown>
        {opened && (
          <PopoverBody close={leave}>
            <FilterEditor {...{ filter, search, set, single, close: leave }} />
          </PopoverBody>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** `State: 2`, or only the name of an empty filter. */
function FilterValue({ filter, search }: Pick<FilterChipProps, 'filter' | 'search'>): ReactNode {
  const [only, ...more] = valuesOf(search[filter.field]);
  if (!isSet(filter, search)) return filter.label;
  const isOne = filter.kind === 'entity' && only !== undefined && more.length === 0;
  return (
    <>
      {filter.label}: <b>{isOne ? <NameOf filter={filter} id={only} /> : filterValueText(filter, search)}</b>
    </>
  );
}

/** The name of the chosen row once it is loaded. */
function NameOf({ filter, id }: { filter: EntityFilter; id: string }): ReactNode {
  const { endpoint, query, labelOf } = filter;
  const data = useData(endpoint, { query: { ...query, filter: { ...query?.filter, id } } });
  const row = (data as { data: { id: unknown }[] } | undefined)?.data.find((one) => String(one.id) === id);
  return row === undefined ? id : labelOf(row);
}
