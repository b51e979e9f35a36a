import { DateInput } from '@mantine/dates';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { InputProps } from './inputs.tsx';
import '@mantine/dates/styles.css';

/** `nested`: it stands in a popover, which would close at a click into a calendar outside of it. */
export interface CalendarProps extends InputProps<string> {
  nested?: boolean;
}

/** A day, shown day-month-year, kept `YYYY-MM-DD`. */
export function DayInput({ value, onChange, nested = false, ...rest }: CalendarProps): ReactNode {
  const t = usePhrases();
  return (
    <DateInput
      {...rest}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      valueFormat="DD-MM-YYYY"
      clearable
      popoverProps={{ withinPortal: !nested }}
      clearButtonProps={{ 'aria-label': t(($) => $.common.act.remove) }}
    />
  );
}
