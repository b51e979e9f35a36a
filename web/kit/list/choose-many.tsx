import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { matches } from '@hakobu/contract/kernel/fold.ts';
import { usePhrases } from '#app/i18n.ts';
import { PictureTile } from '../thumbnail.tsx';
import type { Option } from '../inputs/input-props.ts';
import { useComboboxKeys } from '../inputs/use-combobox-keys.ts';

/** From this number of options on there is a search field; with fewer, no on-screen keyboard opens. */
const SEARCHABLE_FROM = 8;

interface ChooseManyProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
  /** Single choice. */
  single?: boolean;
  /** A server search that provides the options; by default options are filtered by label. */
  onTyped?: (text: string) => void;
  /** Options are loading. */
  loading?: boolean;
}

/** A multi-select whose first entry means all; with the keyboard: type, arrows, Enter. */
export function ChooseMany(props: ChooseManyProps): ReactNode {
  const { label, options, chosen, onChange, single = false, onTyped, loading = false } = props;
  const t = usePhrases();
  const [typed, setTyped] = useState('');
  const store = useCombobox({ opened: true });
  const fits = (option: Option) => onTyped !== undefined || matches(option.label, typed);
  const all = { value: '', label: t(($) => $.common.list.filter.all) };
  const shown = [...(typed === '' ? [all] : []), ...options.filter(fits)];
  const toggle = (value: string) => {
    if (value === '') onChange([]);
    else if (chosen.includes(value)) onChange(chosen.filter((one) => one !== value));
    else onChange(single ? [value] : [...chosen, value]);
  };
  const keys = useComboboxKeys({
    values: shown.map(({ value }) => value),
    labelOf: (value) => shown.find((option) => option.value === value)?.label ?? '',
    typed: typed || undefined,
    opened: true,
    isPending: loading,
    isInline: true,
    onTake: toggle,
  });
  return (
    <Combobox store={store} onOptionSubmit={toggle}>
      <TextInput
        {...keys.field}
        data-autofocus
        aria-label={label}
        placeholder={label}
        inputMode={options.length > SEARCHABLE_FROM || onTyped ? 'search' : 'none'}
        value={typed}
        onKeyDown={keys.onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onTyped?.(event.currentTarget.value);
        }}
      />
      <Combobox.Options
        id={keys.listId}
        className="chip-options"
        mt={4}
        aria-label={label}
        aria-multiselectable={!single}
      >
        {shown.map((option) => (
          <TickedOption key={option.value} {...{ option, chosen, keys }} />
        ))}
        {shown.length === 0 && (
          <Combobox.Empty>
            {t(loading ? ($) => $.common.message.loading : ($) => $.common.message.empty_filtered)}
          </Combobox.Empty>
        )}
      </Combobox.Options>
    </Combobox>
  );
}

function TickedOption({
  option: { value, label, picture },
  chosen,
  keys,
}: {
  option: Option;
  chosen: readonly string[];
  keys: ReturnType<typeof useComboboxKeys>;
}): ReactNode {
  const isChosen = value === '' ? chosen.length === 0 : chosen.includes(value);
  return (
    <Combobox.Option
      id={keys.optionId(value)}
      value={value}
      active={isChosen}
      aria-selected={isChosen}
      selected={value === keys.highlighted}
      {...(picture !== undefined && { 'data-picture': true })}
    >
      <span className="tick">{isChosen && <IconCheck size={14} aria-hidden />}</span>
      {picture !== undefined && <PictureTile src={picture} />}
      {label}
    </Combobox.Option>
  );
}
