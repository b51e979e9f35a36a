import { useState, type ReactNode } from 'react';
import { localTime, today } from '#kit/format.ts';
import { CalendarInput, type CalendarProps } from './calendar-input.tsx';
import { parseMoment, formatDayText } from './day-text.ts';

/** The time a day gets when it is chosen: its beginning, its end, or that of now. */
export type Timeline = 'start' | 'end' | '';
const times = { start: '00:00:00', end: '23:59:59' } as const;

/**
 * A moment, shown and typed day-month-year hours:minutes:seconds, kept `YYYY-MM-DD HH:mm:ss` of the reader's
 * own clock.
 */
export function MomentInput({ timeline = '', ...rest }: CalendarProps & { timeline?: Timeline }): ReactNode {
  const [now] = useState(() => localTime(new Date()));
  const time = timeline === '' ? now : times[timeline];
  const kind = { read: (text: string) => parseMoment(text, today(), time), show: formatDayText };
  return <CalendarInput {...rest} kind={kind} time={time} width={190} />;
}
