import { sql } from 'kysely';
import { cards } from '@hakobu/contract/cards.gen.ts';
import type { Card } from '@hakobu/contract/kernel/card.ts';
import type { Db } from './database.ts';
import { sqlState } from './transaction.ts';

/** Counts end here; the message then says 1,000 or more. */
const COUNTED = 1000;

/** Parses from a database error which rows still refer to the row to be deleted. */
interface Reference {
  constraint: string;
  table: string;
  value: string;
}

/** Details of a deletion refused by a foreign key; undefined for every other failure. */
export function referenceOfFailure(error: unknown): Reference | undefined {
  if (sqlState(error) !== '23503') return undefined;
  const { constraint, table, detail = '' } = error as Partial<Record<keyof Reference | 'detail', string>>;
  const value = /=\((.*)\) is still referenced/.exec(detail)?.[1];
  if (constraint === undefined || table === undefined || value === undefined) return undefined;
  return { constraint, table, value };
}

/** Entity and number of the rows that prevent a deletion: `{ purchase: 3 }`, 1000 for as many or more. */
export async function countReferences(db: Db, { constraint, table, value }: Reference): Promise<object> {
  const { rows: keys } = await sql<{ name: string; column: string; refers_to: string }>`
    select c.conname::text as name, a.attname::text as column, t.relname::text as refers_to
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_class t on t.oid = c.confrelid
    where c.conrelid = ${table}::regclass and c.contype = 'f'
    order by c.conname`.execute(db);
  const own = keys.find(({ name }) => name === constraint);
  if (own === undefined) return {};
  const {
    rows: [counted],
  } = await sql<{ count: number }>`
    select count(*)::int as count
    from (
      select from ${sql.table(table)} where ${sql.ref(own.column)} = ${value}
      limit ${sql.lit(COUNTED)}) as rows`.execute(db);
  // A link table is no entity: the entity at its other end is named.
  const word =
    wordOf(table) ??
    keys.filter((key) => key !== own).flatMap(({ refers_to }) => wordOf(refers_to) ?? [])[0] ??
    table;
  return { [word]: counted!.count };
}

const wordOf = (table: string): string | undefined =>
  (cards as readonly Card[]).find((card) => card.table === table)?.entity;
