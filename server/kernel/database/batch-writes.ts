import type pg from 'pg';

/**
 * What is asked of a connection within one turn goes out in one write: pg writes each statement by itself,
 * which wakes the database for each.
 */
export function batchWrites(client: pg.PoolClient): void {
  const { stream } = (client as pg.PoolClient & { connection: pg.Connection }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
