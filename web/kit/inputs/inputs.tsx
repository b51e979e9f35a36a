import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import type { ReactNode } from 'react';
import '@mantine/dates/styles.css';

interface Common { label?: string | undefined; error?: ReactNode; disabled?: boolean; required?: boolean; 'aria-label'?: string }
export interface InputProps<Value> extends Common { value: Value; onChange: (value: Value) => void }

const LARGEST = 999_999_999_999;

/** Exact decimals as text: digits and one point, thousands set apart, at most `scale` decimals and 12 whole digits. */
function DecimalInput({ value, onChange, scale, max = LARGEST, min, ...rest }: InputProps<string> & { scale: number; max?: number; min?: number }): ReactNode {
  return (
    <NumberInput {...rest} value={value} onChange={(next) => onChange(next === '' ? '' : String(next))} decimalScale={scale} max={max} {...(min === undefined ? {} : { min })} clampBehavior="strict"
      thousandSeparator="," allowedDecimalSeparators={['.', ',']} hideControls inputMode="decimal" styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }} />
  );
}
/** Prices and amounts: up to 6 decimals, never below zero. */
export const MoneyInput = (props: InputProps<string>): ReactNode => <DecimalInput scale={6} min={0} {...props} />;
/** Quantities and measures: 2 decimals unless told. */
export const QuantityInput = ({ scale = 2, ...props }: InputProps<string> & { scale?: number }): ReactNode => <DecimalInput scale={scale} min={0} {...props} />;
export const WholeInput = (props: InputProps<string>): ReactNode => <DecimalInput scale={0} min={0} {...props} />;
/** At most 2 whole digits. */
export const PercentInput = (props: InputProps<string>): ReactNode => <DecimalInput scale={1} min={0} max={99.9} {...props} />;

/** A day, shown day-month-year, kept `YYYY-MM-DD`. */
export const DayInput = ({ value, onChange, ...rest }: InputProps<string>): ReactNode => (
  <DateInput {...rest} value={value || null} onChange={(day) => onChange(day ?? '')} valueFormat="DD-MM-YYYY" clearable popoverProps={{ withinPortal: true }} clearButtonProps={{ 'aria-label': 'Clear' }} />
);
export const TextBox = ({ value, onChange, type, autoFocus, ...rest }: InputProps<string> & { type?: string; autoFocus?: boolean }): ReactNode => (
  <TextInput {...rest} {...(type === undefined ? {} : { type })} {...(autoFocus ? { 'data-autofocus': true } : {})} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
);
export const NoteBox = ({ value, onChange, ...rest }: InputProps<string>): ReactNode => <Textarea {...rest} autosize minRows={2} maxRows={6} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
export const YesNo = ({ value, onChange, label, ...rest }: InputProps<boolean>): ReactNode => <Switch {...rest} label={label} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} mt="lg" />;

export interface Option { value: string; label: string }
export const Choice = ({ value, onChange, options, clearable = false, ...rest }: InputProps<string> & { options: readonly Option[]; clearable?: boolean }): ReactNode => (
  <Select {...rest} data={[...options]} value={value || null} onChange={(next) => onChange(next ?? '')} clearable={clearable} searchable={options.length > 8} allowDeselect={clearable} comboboxProps={{ withinPortal: true }} />
);
