import type { ReactNode } from 'react';
import { today } from '#kit/format.ts';
import { CalendarInput, type CalendarProps } from './calendar-input.tsx';
import { parseDay, formatDayText } from './day-text.ts';

const kind = { read: (text: string) => parseDay(text, today()), show: formatDayText };

/** A day, shown and typed day-month-year, kept `YYYY-MM-DD`. */
export const DayInput = (props: CalendarProps): ReactNode => <CalendarInput {...props} kind={kind} />;
