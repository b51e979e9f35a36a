import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for the next value of a sequence, zero-padded to a minimum number of digits. It is taken when the
 * statement runs; an unused value leaves a gap.
 */
export const nextSequenceNumber = (sequence: string, digits: number): RawBuilder<string> =>
  sql<string>`to_char(nextval(${sequence}), ${`FM${'9'.repeat(18 - digits)}${'0'.repeat(digits)}`})`;
