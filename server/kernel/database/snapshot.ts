import { Kysely } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { Database, Db } from './database.ts';
import { pinnedDialect, PinnedConnection } from './dialect.ts';
import { retryOnLostConnection } from './retry-on-lost-connection.ts';

/**
 * Reads in one moment of the database, on connections that are kept for what takes long: nobody else waits
 * for them. `work` runs again when the connection is lost.
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
      await client.query('rollback').catch(() => {}); // nothing was written; a lost connection is let go
      client.release();
    }
  });
