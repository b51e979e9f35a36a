import { DateInput } from '@mantine/dates';
import type { ReactNode } from 'react';
import type { InputProps } from './inputs.tsx';
import '@mantine/dates/styles.css';

/** A day, shown day-month-year, kept `YYYY-MM-DD`. */
export const DayInput = ({ value, onChange, ...rest }: InputProps<string>): ReactNode => (
  <DateInput {...rest} value={value || null} onChange={(day) => onChange(day ?? '')} valueFormat="DD-MM-YYYY" clearable popoverProps={{ withinPortal: true }} clearButtonProps={{ 'aria-label': 'Clear' }} />
);
