import type { ReactNode } from 'react';
import { today } from '#kit/format.ts';
import { CalendarInput, type CalendarProps } from './calendar-input.tsx';
import { parseDay, formatDayText } from './day-text.ts';

const kind = { read: (text: string) => parseDay(text, today()), show: formatDayText };

/** A date, shown and typed as day-month-year, stored as `YYYY-MM-DD`. */
export const DayInput = (props: CalendarProps): ReactNode => <CalendarInput {...props} kind={kind} />;
