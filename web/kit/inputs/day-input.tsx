import { DateInput } from '@mantine/dates';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { InputProps } from './inputs.tsx';
import '@mantine/dates/styles.css';

/** A day, shown day-month-year, kept `YYYY-MM-DD`. */
export function DayInput({ value, onChange, ...rest }: InputProps<string>): ReactNode {
  const t = usePhrases();
  return <DateInput {...rest} value={value || null} onChange={(day) => onChange(day ?? '')} valueFormat="DD-MM-YYYY" clearable popoverProps={{ withinPortal: true }} clearButtonProps={{ 'aria-label': t(($) => $.shell.do.remove) }} />;
}
