import { formatMonth, today } from '#kit/format.ts';
import type { Option } from '#kit/inputs/input-props.ts';

const CHOICE = 24;

/** The last complete months, newest first. */
export function pastMonths(): Option[] {
  const [year, month] = today().split('-').map(Number) as [number, number];
  return Array.from({ length: CHOICE }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 2 - back, 1)).toISOString().slice(0, 7);
    return { value, label: formatMonth(value) };
  });
}

/** First and last day of a month; `0` is the current month, `1` the previous one. */
export function daysOfMonth(back: number): { from: string; to: string } {
  const [year, month] = today().split('-').map(Number) as [number, number];
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return {
    from: day(Date.UTC(year, month - 1 - back, 1)),
    to: day(Date.UTC(year, month - back, 0)),
  };
}
