// Which document a charge is of and what settles it, as SQL that several statistics share.
import { sql, type RawBuilder } from 'kysely';
import { settleKindIds, settleKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';

/** What a document is that charges and pieces of debt name as `type:id`, and its id. */
export const documentType = (document: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`split_part(${document}, ':', 1)`;
export const documentId = (document: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`split_part(${document}, ':', 2)`;

/** The kind of voucher that settles a kind of charge, as the table of kinds says; null where none does. */
export const settlingKindOf = (kind: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`case ${sql.join(
    settleKindIds.flatMap((settling) =>
      settleKinds[settling].postings.charges.map(
        (charge) => sql`when ${kind} = ${sql.lit(charge)} then ${sql.lit(settling)}`,
      ),
    ),
    sql` `,
  )} end`;
