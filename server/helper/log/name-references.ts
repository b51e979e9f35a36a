import { sql } from 'kysely';
import { documentNumber, referencedNumber } from '@hakobu/contract/document-number.ts';
import { cardOfLogged, cardOfReference } from '@hakobu/contract/find-card.ts';
import type { Card } from '@hakobu/contract/kernel/card.ts';
import type { Context } from '#kernel/context.ts';

interface Entry {
  logable_type: string;
  content: Record<string, unknown>;
  names: Record<string, string>;
}

/** A table, and the ids of its rows that entries refer to. */
interface Wanted {
  card: Card & { table: string };
  uses: { entry: Entry; key: string; ids: string[] }[];
}

/** Names shown for a key with several rows; more are counted. */
const MOST_NAMES = 8;

/**
 * Reads the names of the rows that a page of entries refers to, with one query per table. Sets `names` by
 * key of the content; several rows are named in one text, by their numbers where they have no name.
 */
export async function nameReferences(ctx: Context, entries: readonly Entry[]): Promise<void> {
  const wanted = new Map<string, Wanted>();
  for (const entry of entries) {
    entry.names = {};
    for (const [key, value] of Object.entries(entry.content)) {
      const card = cardOfLogged(key, entry.logable_type);
      const ids = idsIn(value);
      if (card?.table === undefined || ids.length === 0) continue;
      if (partsOf(card).length === 0) {
        if (Array.isArray(value) || card.numberPrefix !== undefined)
          entry.names[key] = listed(ids.map((id) => documentNumber(card.entity, id)));
        continue;
      }
      const known = wanted.get(card.table) ?? { card: { ...card, table: card.table }, uses: [] };
      known.uses.push({ entry, key, ids });
      wanted.set(card.table, known);
    }
  }
  await Promise.all([...wanted.values()].map((table) => nameRows(ctx, table)));
}

/** The ids that a value of an entry holds: one, several or none. */
const idsIn = (value: unknown): string[] => {
  const all = Array.isArray(value) ? value : [value];
  return all.every((one) => typeof one === 'string' || typeof one === 'number') ? all.map(String) : [];
};

const listed = (names: readonly string[]): string =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')}, … (${names.length})`
    : names.join(', ');

async function nameRows(ctx: Context, { card, uses }: Wanted): Promise<void> {
  const isText = card.key === 'text';
  const ids = [...new Set(uses.flatMap((use) => use.ids))].filter((id) => isText || /^\d{1,15}$/.test(id));
  const parts = partsOf(card);
  const name = sql`concat_ws(${card.nameSeparator ?? '-'}, ${sql.join(parts.map(nameOf))})`;
  const { rows } = await sql<{ id: string; name: string | null }>`
    select r.id::text as id, nullif(${name}, '') as name from ${sql.table(card.table)} r
    where r.id = any(${ids}${isText ? sql`::text[]` : sql`::bigint[]`})`.execute(ctx.db);
  const [part = '', ...others] = parts;
  const said = (named: string) => (others.length === 0 ? referencedNumber(part, named) : named);
  const byId = new Map(rows.map((row) => [row.id, row.name === null ? row.id : said(row.name)]));
  for (const { entry, key, ids: own } of uses)
    if (own.some((id) => byId.has(id))) entry.names[key] = listed(own.map((id) => byId.get(id) ?? id));
}

/** The columns that together name a row. */
const partsOf = ({ nameParts, name }: Card): readonly string[] =>
  nameParts ?? (name === undefined ? [] : [name]);

/** Name of a row `r`: the value of its naming column, or the name of the row that the column refers to. */
function nameOf(column: string) {
  const own = sql`${sql.ref(`r.${column}`)}::text`;
  const card = cardOfReference(column, '');
  if (card?.table === undefined || card.name === undefined) return own;
  return sql`(select ${sql.ref(`n.${card.name}`)}::text from ${sql.table(card.table)} n where n.id = ${sql.ref(`r.${column}`)})`;
}
