import type pg from 'pg';
import type { Catalogue } from './recorded.ts';

/** Names of types and table columns, which results identify by number. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const { rows: types } = await client.query<{ oid: number; name: string; kind: string; element: number }>(
    'select oid, typname as name, typtype as kind, typelem as element from pg_type',
  );
  const { rows: columns } = await client.query<{
    table: number;
    position: number;
    name: string;
    not_null: boolean;
  }>(`select a.attrelid as table, a.attnum as position, a.attname as name, a.attnotnull as not_null
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0`);
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p')
      and relnamespace = 'public'::regnamespace`,
  );
  return {
    types: Object.fromEntries(types.map(({ oid, ...type }) => [oid, type])),
    columns: Object.fromEntries(
      columns.map(({ table, position, name, not_null }) => [
        `${table}.${position}`,
        { name, notNull: not_null },
      ]),
    ),
    tables: tables.map(({ name }) => name),
  };
}
