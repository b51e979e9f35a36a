import { sql, type RawBuilder } from 'kysely';

/** Debit and credit of an account, in its currency and in VND. */
export const SIDES = ['debit', 'credit', 'debit_base', 'credit_base'];

/** Columns for each side. */
export const eachSide = (of: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(SIDES.map(of));

/** Both sides `s` of each posting of an alias, with their account `l`. */
export const sidesOfPostings = (postings: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${postings}.${column}`);
  return sql`cross join lateral (
      values (${of('to_account_id')}, ${of('to_amount')}, 0::numeric, ${of('amount_base')}, 0::numeric),
        (${of('from_account_id')}, 0::numeric, ${of('from_amount')}, 0::numeric, ${of('amount_base')})
    ) as s (account, debit, credit, debit_base, credit_base)
    join ledger_accounts l on l.id = s.account`;
};

/** The statutory account: sub-accounts of the chart follow a dash. */
export const statutory = (code: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`split_part(${code}, '-', 1)`;
