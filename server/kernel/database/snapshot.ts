import { Kysely } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { Database, Db } from './database.ts';
import { pinnedDialect, PinnedConnection } from './dialect.ts';
import { retryOnLostConnection } from './retry-on-lost-connection.ts';

/**
 * Reads one snapshot of the database on the pool for long reads, so that requests do not wait. `work` is
 * retried when the connection is lost.
 */
export const readSnapshot = <Result>(
  { longReads, names }: Database,
  work: (db: Db) => Promise<Result>,
): Promise<Result> =>
  retryOnLostConnection(async () => {
    const client = await longReads.connect();
    const connection = new PinnedConnection(client, names);
    try {
      await client.query('begin isolation level repeatable read read only');
      return await work(new Kysely<DB>({ dialect: pinnedDialect(connection) }));
    } finally {
      connection.end();
      await client.query('rollback').catch(() => {}); // Nothing was written; a lost connection is dropped.
      client.release();
    }
  });
