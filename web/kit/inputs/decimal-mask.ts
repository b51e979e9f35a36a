import { compare, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

const unsigned = (typed: string): string => typed.replace(/^-/, '');

/** Whether the mask takes what is typed: a minus and a lone mark are on their way to a figure. */
export const takes = (typed: string, max: Decimal): boolean =>
  ['', '.'].includes(unsigned(typed)) || compare(unsigned(typed), max) <= 0;

/** What a field holds once it is left: empty is 0, unless empty means none there. */
export const leave = (typed: string, blank: boolean): string =>
  blank || !['', '-', '.', '-.'].includes(typed) ? typed : '0';

/** A figure below zero, which most fields refuse aloud rather than lose its sign. */
export const isBelowZero = (typed: string): boolean => typed.startsWith('-') && /[1-9]/.test(typed);
