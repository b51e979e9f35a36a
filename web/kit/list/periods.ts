import dayjs from 'dayjs';
import { localDay } from '../format.ts';

interface Period {
  name: 'today' | 'week' | 'month' | 'last_month';
  /** Dates `YYYY-MM-DD`, both inclusive. */
  from: string;
  to: string;
}

const period = (name: Period['name'], from: dayjs.Dayjs, to: dayjs.Dayjs): Period => ({
  name,
  from: localDay(from.toDate()),
  to: localDay(to.toDate()),
});

/** Commonly used periods. */
export function periods(now = dayjs()): Period[] {
  const last = now.subtract(1, 'month');
  return [
    period('today', now, now),
    period('week', now.subtract(6, 'day'), now),
    period('month', now.startOf('month'), now),
    period('last_month', last.startOf('month'), last.endOf('month')),
  ];
}
