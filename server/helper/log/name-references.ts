import { sql } from 'kysely';
import { cardOfReference } from '@hakobu/contract/find-card.ts';
import type { Card } from '@hakobu/contract/kernel/card.ts';
import type { Context } from '#kernel/context.ts';

interface Entry {
  logable_type: string;
  content: Record<string, unknown>;
  names: Record<string, string>;
}

/** A table, and the ids of its rows that entries refer to. */
interface Wanted {
  table: string;
  columns: readonly string[];
  /** Whether its ids are text. */
  worded: boolean;
  uses: { entry: Entry; key: string; id: string }[];
}

/**
 * Reads the names of the rows that a page of entries refers to, with one query per table. Sets `names` by
 * key of the content.
 */
export async function nameReferences(ctx: Context, entries: readonly Entry[]): Promise<void> {
  const wanted = new Map<string, Wanted>();
  for (const entry of entries) {
    entry.names = {};
    for (const [key, value] of Object.entries(entry.content)) {
      const card = cardOfReference(key, entry.logable_type);
      const columns = namingOf(card);
      if (card?.table === undefined || columns.length === 0) continue;
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const { table, key: kind } = card;
      const known = wanted.get(table) ?? { table, columns, worded: kind === 'text', uses: [] };
      known.uses.push({ entry, key, id: String(value) });
      wanted.set(table, known);
    }
  }
  await Promise.all([...wanted.values()].map((table) => nameRows(ctx, table)));
}

async function nameRows(ctx: Context, { table, columns, worded, uses }: Wanted): Promise<void> {
  const ids = [...new Set(uses.map(({ id }) => id))].filter((id) => worded || /^\d{1,15}$/.test(id));
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id::text as id, nullif(concat_ws('-', ${sql.join(columns.map(nameOf))}), '') as name
    from ${sql.table(table)} r
    where r.id = any(${ids}${worded ? sql`::text[]` : sql`::bigint[]`})`.execute(ctx.db);
  const byId = new Map(rows.map(({ id, name }) => [id, name]));
  for (const { entry, key, id } of uses) {
    const name = byId.get(id);
    if (name !== undefined) entry.names[key] = name;
  }
}

/** Naming columns of the rows of an entity. */
const namingOf = (card: Card | undefined): readonly string[] =>
  card?.nameParts ?? (card?.name === undefined ? [] : [card.name]);

/** Name of a row `r`: the value of its naming column, or the name of the row that the column refers to. */
function nameOf(column: string) {
  const own = sql`${sql.ref(`r.${column}`)}::text`;
  const card = cardOfReference(column, '');
  if (card?.table === undefined || card.name === undefined) return own;
  return sql`(select ${sql.ref(`n.${card.name}`)}::text from ${sql.table(card.table)} n where n.id = ${sql.ref(`r.${column}`)})`;
}
