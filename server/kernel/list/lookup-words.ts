import { sql, type SqlBool } from 'kysely';
import type { Language } from '@hakobu/phrases/languages.ts';
import { currencyIn, wordIn } from '@hakobu/phrases/word-lists.ts';
import type { Context } from '../context.ts';
import type { Include } from './attach-relation.ts';
import type { Condition } from './list-source.ts';

interface Word {
  id: string;
  name: string;
}

/** Lookup tables written by migrations and the seed only, before a process starts. */
type Table =
  | 'order_types'
  | 'order_statuses'
  | 'purchase_statuses'
  | 'contract_statuses'
  | 'shipment_methods'
  | 'transaction_types'
  | 'currencies';

/**
 * Caches the tables of fixed words.
 *
 * Size: 7 tables of at most some 20 words. Lifetime: the process. Invalidation: an id that is not cached
 * reads its table again, which finds what a newer release has added.
 */
const words = new Map<Table, ReadonlyMap<string, Word>>();

/** Makes a "belongs to" include for a lookup: `{id, name}` from memory, without a statement. */
export function wordOf<Row extends object>(
  field: string,
  foreignKey: keyof Row & string,
  table: Table,
): Include<Row> {
  return async (ctx, rows) => {
    let known = words.get(table);
    if (known === undefined || rows.some((row) => isUnknown(known!, row[foreignKey])))
      words.set(table, (known = await readWords(ctx, table)));
    for (const row of rows) {
      const word = known.get(String(row[foreignKey]));
      Object.assign(row, { [field]: word === undefined ? null : named(ctx.language, table, word) });
    }
  };
}

const named = (language: Language, table: Table, { id, name }: Word): Word => ({
  id,
  name: (table === 'currencies' ? currencyIn(language, id) : wordIn(language, table, id)) ?? name,
});

const isUnknown = (known: ReadonlyMap<string, Word>, id: unknown): boolean =>
  typeof id === 'string' && !known.has(id);

async function readWords({ db }: Context, table: Table): Promise<ReadonlyMap<string, Word>> {
  const { rows } = await sql<Word>`select id, name from ${sql.table(table)}`.execute(db);
  return new Map(rows.map((row) => [row.id, Object.freeze(row)]));
}

/** The same as a filter: an unknown id fits no row, without a query. */
export const isWord =
  (column: string, table: Table) =>
  (values: string[]): Condition =>
    sql<SqlBool>`(exists (select from ${sql.table(table)} where id = any(${values}::text[]))
      and ${sql.ref(column)} = any(${values}::text[]))`;
