import type pg from 'pg';

/**
 * Combines the messages that a connection sends within one event loop turn into one socket write: pg writes
 * each statement separately, which wakes the database for each.
 */
export function batchWrites(client: pg.PoolClient): void {
  const { stream } = (client as pg.PoolClient & { connection: pg.Connection }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
