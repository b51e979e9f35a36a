import type { ReactNode } from 'react';
import { today } from '#kit/format.ts';
import { CalendarInput, type CalendarProps } from './calendar-input.tsx';
import { readDay, showDay } from './day-text.ts';

const kind = { read: (text: string) => readDay(text, today()), show: showDay };

/** A day, shown and typed day-month-year, kept `YYYY-MM-DD`. */
export const DayInput = (props: CalendarProps): ReactNode => <CalendarInput {...props} kind={kind} />;
