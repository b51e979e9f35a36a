import { sql, type RawBuilder } from 'kysely';

/**
 * The next count of a sequence, with zeros in front up to so many digits; with more digits where it has grown
 * beyond them. It is taken when the statement runs: one that is not used leaves a gap.
 */
export const nextSequenceNumber = (sequence: string, digits: number): RawBuilder<string> =>
  sql<string>`to_char(nextval(${sequence}), ${`FM${'9'.repeat(18 - digits)}${'0'.repeat(digits)}`})`;
