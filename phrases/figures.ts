import type { Language } from './languages.ts';

/**
 * True for values of a phrase that are numbers to be formatted; ids and codes may consist of digits and are
 * not.
 */
export const isFigure = (name: string, value: unknown): value is string | number =>
  !/(^|_)(id|code|number)$/.test(name) &&
  (typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value)));

/**
 * A day (`YYYY-MM-DD`), a month (`YYYY-MM`) or a day of the year (`MM-DD`) as the language writes it. Vietnamese
 * and English put the day first.
 */
export function formatDay(day: string, language: Language): string {
  const parts = day.split('-');
  const isMonth = /^\d{4}-\d{2}$/.test(day);
  if (language === 'ja') return isMonth ? `${parts[0]}年${Number(parts[1])}月` : parts.join('/');
  return parts.toReversed().join(isMonth ? '/' : '-');
}
