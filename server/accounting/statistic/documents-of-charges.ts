// Which document a charge is of and what settles it, as SQL that several statistics share.
import { sql, type RawBuilder } from 'kysely';
import { settleKindIds, settleKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';

/** The document of a charge `c` that vouchers name: freight is its bill's. */
export const documentType = sql<string>`case
  when c.kind = 'freight' then 'lading_bill' when c.order_id is not null then 'order'
  when c.purchase_id is not null then 'purchase' when c.sfa_id is not null then 'sfa'
  else 'container' end`;
export const documentId = sql<string>`case when c.kind = 'freight' then c.lading_bill_id::text
  else coalesce(c.order_id, c.purchase_id::text, c.sfa_id::text, c.container_id::text) end`;

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
