import { Switch, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { matches } from '@hakobu/contract/kernel/fold.ts';
import { usePhrases } from '#app/i18n.ts';
import { CODE_FIELD } from './code-field.ts';
import { ComboboxField } from './combobox.tsx';
import type { InputProps, Option } from './input-props.ts';

export const TextBox = ({
  value,
  onChange,
  type,
  autoFocus,
  code = false,
  ...rest
}: InputProps<string> & {
  type?: string;
  autoFocus?: boolean;
  /** A code on a label, often scanned. */
  code?: boolean;
}): ReactNode => (
  <TextInput
    {...rest}
    {...(code && CODE_FIELD)}
    {...(type === undefined ? {} : { type })}
    {...(autoFocus ? { 'data-autofocus': true } : {})}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
export const NoteBox = ({ value, onChange, ...rest }: InputProps<string>): ReactNode => (
  <Textarea
    {...rest}
    autosize
    minRows={2}
    maxRows={6}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
export const YesNo = ({ value, onChange, label, ...rest }: InputProps<boolean>): ReactNode => (
  <Switch
    {...rest}
    label={label}
    checked={value}
    onChange={(event) => onChange(event.currentTarget.checked)}
    mt="lg"
  />
);

/** From this number of options on people type; with fewer, no on-screen keyboard opens. */
const SEARCHABLE_FROM = 8;

export function Choice({
  options,
  all,
  clearable = false,
  ...rest
}: InputProps<string> & {
  options: readonly Option[];
  /** The label of an entry with an empty id that means all. */
  all?: string;
  clearable?: boolean;
}): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState('');
  const data = all === undefined ? options : [{ value: '', label: all }, ...options];
  return (
    <ComboboxField
      {...rest}
      options={data.filter(({ label }) => matches(label, typed))}
      valueLabel={data.find((option) => option.value === rest.value)?.label}
      onTyped={(text = '') => setTyped(text)}
      isSelectOnly={options.length <= SEARCHABLE_FROM}
      clearable={clearable}
      emptyText={t(($) => (typed === '' ? $.common.message.empty : $.common.message.empty_filtered))}
    />
  );
}
