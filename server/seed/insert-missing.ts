import type pg from 'pg';

export type SeedRow = Record<string, unknown>;

/** Inserts rows that are not there yet; what people changed since stays as it is. */
export async function insertMissing(
  client: pg.Client,
  table: string,
  rows: readonly SeedRow[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)
      on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Moves the table's id counter beyond the seeded ids. */
export async function raiseIdCounter(client: pg.Client, table: string): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence($1, 'id'), greatest((select max(id)
      from ${table}), (select last_value from ${table}_id_seq)))`,
    [table],
  );
}
