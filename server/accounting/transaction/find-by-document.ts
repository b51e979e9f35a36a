import { sql, type SqlBool } from 'kysely';
import { idOfNumber } from '@hakobu/contract/document-number.ts';
import { orderPrefixes } from '@hakobu/contract/order/order/order-types.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { literally } from '#kernel/list/search.ts';

const numbered = ['purchase', 'sfa'] as const;
/** Integers, and the ids of orders and contracts; other texts may be names of bills. */
const IS_ID = new RegExp(`^(${orderPrefixes.join('|')}|HD)?\\d+$`);

/**
 * Condition: a receipt `r` is for a document that is given by its id, by its number (`PO000022`), or for a bill
 * of lading by its name.
 */
export function isForDocument(typed: readonly string[]): Condition {
  const others = typed.filter((text) => !IS_ID.test(text));
  const numbers = others.flatMap((text) =>
    numbered.flatMap((type) => {
      const id = idOfNumber(type, text);
      return id === undefined
        ? []
        : [sql`(r.receiptable_type = ${type} and r.receiptable_id = ${String(id)})`];
    }),
  );
  const bills = others.map(
    (name) => sql`(r.receiptable_type = 'lading_bill' and r.receiptable_id in (
      select l.id::text from lading_bills l where l.search_text like normalize_search(${literally(name)})))`,
  );
  return sql<SqlBool>`(${sql.join(
    [sql`r.receiptable_id = any(${[...typed]}::text[])`, ...numbers, ...bills],
    sql` or `,
  )})`;
}
