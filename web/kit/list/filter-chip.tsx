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
  /** One value at a time: yes or no. */
  single: boolean;
  /** Just added: it opens by itself, and goes again when nothing was chosen. */
  isNew: boolean;
  onClosed: () => void;
}

/** A filter that says what it holds (`State: 2`), is edited where it stands, and taken away with its cross. */
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
  // a popover that is open from the start would not know where its chip stands
  useEffect(() => setOpened(isNew), [isNew]);
  const isHeld = isSet(filter, search);
  const text = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    onClosed();
  };
  const leave = () => {
    close();
    // a chip that was just added was opened from a menu that is gone; the trap lets go first
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
      closeOnEscape={false} // what stands in it does, and gives the focus back
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

/** `State: 2`, or the bare name of a filter that holds nothing. */
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

/** The one thing that was chosen, by its name as soon as that is known. */
function NameOf({ filter, id }: { filter: EntityFilter; id: string }): ReactNode {
  const { endpoint, query, labelOf } = filter;
  const data = useData(endpoint, { query: { ...query, filter: { ...query?.filter, id } } });
  const row = (data as { data: { id: unknown }[] } | undefined)?.data.find((one) => String(one.id) === id);
  return row === undefined ? id : labelOf(row);
}
