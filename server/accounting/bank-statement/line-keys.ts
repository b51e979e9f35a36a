import { createHash } from 'node:crypto';
import { collapseSpaces, type ParsedLine } from './format/read-statement.ts';

/** A line with what tells it from every other one of its account. */
export interface KeyedLine extends ParsedLine {
  key: string;
}

/**
 * Gives each line its key: its day, its amount, and the bank's own reference, or where it has none its text.
 * Of lines that are alike in all of it the first of a day stays the first in whichever file it comes, since
 * files hold whole days.
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
