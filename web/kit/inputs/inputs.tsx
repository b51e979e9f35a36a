import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { CODE_FIELD } from './code-field.ts';

interface Common {
  label?: string | undefined;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  'aria-label'?: string;
}
export interface InputProps<Value> extends Common {
  value: Value;
  onChange: (value: Value) => void;
}

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

export interface Option {
  value: string;
  label: string;
}
export const Choice = ({
  value,
  onChange,
  options,
  all,
  clearable = false,
  ...rest
}: InputProps<string> & {
  options: readonly Option[];
  /** The label of an entry with an empty id that means all. */
  all?: string;
  clearable?: boolean;
}): ReactNode => (
  <Select
    {...rest}
    data={[...(all === undefined ? [] : [{ value: '', label: all }]), ...options]}
    value={all === undefined ? value || null : value}
    onChange={(next) => onChange(next ?? '')}
    clearable={clearable}
    searchable={options.length > 8}
    openOnFocus={false} // Moving on with Tab or opening a dialog should not cover the fields below.
    allowDeselect={clearable}
    comboboxProps={{ withinPortal: true }}
  />
);
