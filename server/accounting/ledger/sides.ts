import { sql, type RawBuilder } from 'kysely';

/** What both sides of an account hold, in its currency and in VND. */
export const SIDES = ['debit', 'credit', 'debit_base', 'credit_base'];

/** Columns of each of them. */
export const eachSide = (of: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(SIDES.map(of));

/** A statutory account: the chart's own sub-accounts stand after a dash. */
export const statutory = (code: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`split_part(${code}, '-', 1)`;
