import { createHash } from 'node:crypto';
import type { Queryable } from '../../server/kernel/migrate.ts';

const CATALOG = `
  select line from (
    select format('column %s %s %s %s %s %s %s %s', c.relname,
      row_number() over (partition by c.oid order by attnum), attname,
      format_type(atttypid, atttypmod), attnotnull,
      attidentity, attgenerated,
      pg_get_expr(adbin, adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all select format('constraint %s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid),
      convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on oid = indrelid
    where relnamespace = 'public'::regnamespace
    union all select pg_get_functiondef(oid) from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and deptype = 'e')
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select format('%s %s %s %s', relkind, relname, relacl, reloptions) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
    union all select format('sequence %s %s %s %s', seqrelid::regclass, seqstart, seqincrement, seqmax)
    from pg_sequence
    union all select pg_get_statisticsobjdef(oid) from pg_statistic_ext
    union all select format('default privileges %s %s', defaclobjtype, defaclacl) from pg_default_acl
    union all select 'extension ' || extname from pg_extension
  ) found order by line collate "C"`;

const COMMENTS = `
  select line from (
    select format('%s %s %s', coalesce(c.relname, p.proname), objsubid, description) as line
  from pg_description left join pg_class c on classoid = 'pg_class'::regclass and c.oid = objoid
    left join pg_proc p on classoid = 'pg_proc'::regclass and p.oid = objoid
  where coalesce(c.relnamespace, p.pronamespace) = 'public'::regnamespace
  ) found order by line collate "C"`;

const linesOf = async (client: Queryable, query: string): Promise<string[]> =>
  ((await client.query(query)).rows as { line: string }[]).map(({ line }) => line);

/** Every object of the schema with its definition, a line each. */
export const readCatalog = (client: Queryable): Promise<string[]> => linesOf(client, CATALOG);

export const readComments = (client: Queryable): Promise<string[]> => linesOf(client, COMMENTS);

const namesOf = async (client: Queryable, kind: 'r' | 'S'): Promise<string[]> =>
  linesOf(
    client,
    `select relname as line from pg_class where relnamespace = 'public'::regnamespace and relkind = '${kind}'
      and relname <> 'schema_migrations' order by relname collate "C"`,
  );

/** The position of every sequence, and whether it has given that number. */
export async function readSequences(client: Queryable): Promise<Record<string, string>> {
  const positions: Record<string, string> = {};
  for (const name of await namesOf(client, 'S'))
    positions[name] = (
      await linesOf(client, `select format('%s %s', last_value, is_called) as line from ${name}`)
    )[0]!;
  return positions;
}

/** Columns that differ between two databases made in the same way, or by how often a migration changed them. */
const VARYING: Record<string, string> = { settings: 'value', permission_version: 'version' };

/** The number of rows of every table that has some, and a hash of them without what varies. */
export async function readRows(client: Queryable): Promise<Record<string, string>> {
  const tables: Record<string, string> = {};
  for (const name of await namesOf(client, 'r')) {
    const rows = await linesOf(
      client,
      `select line from (
        select (to_jsonb(t) - array['created_at', 'updated_at', '${VARYING[name] ?? ''}'])::text as line
        from ${name} t) found order by line collate "C"`,
    );
    if (rows.length > 0)
      tables[name] = `${rows.length} ${createHash('sha256').update(rows.join('\n')).digest('hex')}`;
  }
  return tables;
}
