import { DateTimePicker } from '@mantine/dates';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { CalendarProps } from './day-input.tsx';
import '@mantine/dates/styles.css';

/** The time a day gets when it is chosen: its beginning, its end, or that of now. */
export type Timeline = 'start' | 'end' | '';
const times: Record<Timeline, string | undefined> = { start: '00:00:00', end: '23:59:59', '': undefined };

/**
 * A moment, shown day-month-year hours:minutes:seconds, kept `YYYY-MM-DD HH:mm:ss` of the reader's own clock.
 */
export function MomentInput({
  value,
  onChange,
  timeline = '',
  nested = false,
  ...rest
}: CalendarProps & { timeline?: Timeline }): ReactNode {
  const t = usePhrases();
  const time = times[timeline];
  return (
    <DateTimePicker
      {...rest}
      miw={190}
      value={value || null}
      onChange={(moment) => onChange(moment ?? '')}
      valueFormat="DD-MM-YYYY HH:mm:ss"
      withSeconds
      clearable
      popoverProps={{ withinPortal: !nested }}
      clearButtonProps={{ 'aria-label': t(($) => $.common.act.remove) }}
      timePickerProps={{ withDropdown: true, popoverProps: { withinPortal: false } }}
      submitButtonProps={{ 'aria-label': t(($) => $.common.act.confirm) }}
      {...(time !== undefined && { defaultTimeValue: time })}
    />
  );
}
