import { useState, type ReactNode } from 'react';
import { localTime, today } from '#kit/format.ts';
import { CalendarInput, type CalendarProps } from './calendar-input.tsx';
import { parseMoment, formatDayText } from './day-text.ts';

/** The time that a chosen date gets: start of day, end of day, or now. */
export type Timeline = 'start' | 'end' | '';
const times = { start: '00:00:00', end: '23:59:59' } as const;

/**
 * Date and time, shown and typed as day-month-year hours:minutes:seconds, stored as `YYYY-MM-DD HH:mm:ss` in
 * the browser's time zone.
 */
export function MomentInput({ timeline = '', ...rest }: CalendarProps & { timeline?: Timeline }): ReactNode {
  const [now] = useState(() => localTime(new Date()));
  const time = timeline === '' ? now : times[timeline];
  const kind = { read: (text: string) => parseMoment(text, today(), time), show: formatDayText };
  return <CalendarInput {...rest} kind={kind} time={time} width={192} />;
}
