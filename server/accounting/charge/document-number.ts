import { sql, type RawBuilder } from 'kysely';
import { MIN_DIGITS } from '@hakobu/contract/document-number.ts';
import { numberPrefixes } from '@hakobu/contract/numbers.gen.ts';

/** Documents of charges and receipts whose numbers follow from their ids, and those that have names. */
const numbered = ['purchase', 'sfa'] as const;
const named = [
  ['lading_bill', 'lading_bills'],
  ['goods_delivery', 'goods_deliveries'],
  ['container', 'containers'],
] as const;

/**
 * The number of a document of any type as people read it, from its type and its id as text. Equal to
 * `documentNumber` of the contract; a bill of lading, delivery or container has its name.
 */
export const documentNumberOf = (type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`case ${type} ${sql.join(
    [
      ...numbered.map(
        (entity) => sql`when ${sql.lit(entity)} then ${sql.lit(numberPrefixes[entity])}
          || lpad(${id}, greatest(${sql.lit(MIN_DIGITS)}, length(${id})), '0')`,
      ),
      ...named.map(
        ([entity, table]) => sql`when ${sql.lit(entity)} then coalesce(
          (select n.name from ${sql.table(table)} n where n.id = (${id})::bigint), ${id})`,
      ),
    ],
    sql` `,
  )} else ${id} end`;
