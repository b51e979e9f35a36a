// Which document a charge is of and what settles it, as SQL that several statistics share.
import { sql, type RawBuilder } from 'kysely';
import { settleKindIds, settleKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';

/** What a document is that charges and pieces of debt name as `type:id`, and its id. */
export const documentType = (document: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`split_part(${document}, ':', 1)`;
export const documentId = (document: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`split_part(${document}, ':', 2)`;

/** The kind of voucher that settles each kind of charge, as the table of kinds says. */
const settling: ReadonlyMap<string, string> = new Map(
  settleKindIds
    .flatMap((kind) => settleKinds[kind].postings.charges.map((charge) => [charge, kind] as const))
    .toReversed(),
);

/** The same of a column with a kind of charge; null where none does. */
export const settlingKindOf = (kind: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string>`case ${sql.join(
    [...settling].map(([charge, by]) => sql`when ${kind} = ${sql.lit(charge)} then ${sql.lit(by)}`),
    sql` `,
  )} end`;

/** Kinds of charges that any of these kinds of vouchers settles. */
export const chargesSettledBy = (kinds: readonly string[]): string[] =>
  [...settling].filter(([, by]) => kinds.includes(by)).map(([charge]) => charge);
