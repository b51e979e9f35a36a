import type { Range } from '@hakobu/contract/kernel/list.ts';
import { refuseField } from '#kernel/refusal.ts';

/** Days of a period, both within it. */
export interface Period {
  from: string;
  to: string;
}

const BEGINNING = '0001-01-01';
const END = '9999-12-30';

/** The period of a list's range. Refuses one that ends before it begins. */
export function periodOf({ start = BEGINNING, end = END }: Range = {}, field = 'voucher_date'): Period {
  const period = { from: start.slice(0, 10), to: end.slice(0, 10) };
  if (period.from > period.to) throw refuseField(field, 'period_inverted');
  return period;
}
