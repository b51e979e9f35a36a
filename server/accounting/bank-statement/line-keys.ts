import { createHash } from 'node:crypto';
import { collapseSpaces } from '#kernel/table/cell.ts';
import type { ParsedLine } from './format/read-statement.ts';

/** A line with a key that is unique within its account. */
export interface KeyedLine extends ParsedLine {
  key: string;
}

/**
 * Keys consist of date, amount and the bank's reference, or the text without one. Identical lines of a day
 * are numbered, which is stable because files contain whole days.
 */
export function withLineKeys(lines: readonly ParsedLine[]): KeyedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const said = line.reference ?? collapseSpaces(line.text).toUpperCase();
    const alike = JSON.stringify([line.booked_on, line.amount, line.reference !== null, said]);
    const ordinal = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, ordinal);
    const key = createHash('sha256').update(`${alike} ${ordinal}`).digest('hex');
    return { ...line, key };
  });
}
