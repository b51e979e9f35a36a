// The document of a charge and the voucher kind that settles it, as SQL shared by several statistics.
import { sql, type RawBuilder } from 'kysely';
import { settleKindIds, settleKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';

/** Type and id of a document in the form `type:id`, as charges and lots store it. */
export const documentType = (document: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`split_part(${document}, ':', 1)`;
export const documentId = (document: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`split_part(${document}, ':', 2)`;

/** The voucher kind that settles each kind of charge, from the table of kinds. */
const settling: ReadonlyMap<string, string> = new Map(
  settleKindIds
    .flatMap((kind) => settleKinds[kind].postings.charges.map((charge) => [charge, kind] as const))
    .toReversed(),
);

/** The same for a column with a kind of charge; null if none. */
export const settlingKindOf = (kind: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string>`case ${sql.join(
    [...settling].map(([charge, by]) => sql`when ${kind} = ${sql.lit(charge)} then ${sql.lit(by)}`),
    sql` `,
  )} end`;

/** Kinds of charges that any of these voucher kinds settles. */
export const chargesSettledBy = (kinds: readonly string[]): string[] =>
  [...settling].filter(([, by]) => kinds.includes(by)).map(([charge]) => charge);
