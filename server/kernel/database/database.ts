import { Kysely } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../db/types.ts';
import { poolDialect } from './dialect.ts';
import { exactTypes } from './pg-types.ts';
import { StatementNames } from './statement-names.ts';

/** The typed query builder; inside a write it is the request's transaction. */
export type Db = Kysely<DB>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** Connections for long reads (exports), so that requests do not wait for them. */
  longReads: pg.Pool;
  /** Names of prepared statements, the same on every connection. */
  names: StatementNames;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connections for requests. */
  max?: number;
  /**
   * Connections come from a pooler in transaction mode. They sign in as a role without rights to change
   * journals, because startup parameters do not reach the database.
   */
  pooled?: boolean;
  /** Named prepared statements are used; a pooler may not support them. */
  named?: boolean;
}

const LONG_READS_AT_ONCE = 2;
const CONNECTED_WITHIN_MS = 15_000;
/** Limit of concurrent exports. */
const LONG_READS_WAIT_MS = 120_000;

/**
 * Startup parameters: UTC, role `hakobu_app`, which has only rights that migrations granted, and no parallel
 * workers.
 */
const STARTED_WITH = '-c timezone=UTC -c role=hakobu_app -c max_parallel_workers_per_gather=0';

function openPool(
  url: string,
  { max = 16, pooled = false }: DatabaseOptions,
  waits = CONNECTED_WITHIN_MS,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: exactTypes,
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: waits,
    application_name: 'hakobu',
    ...(!pooled && { options: STARTED_WITH }),
  } as pg.PoolConfig);
  pool.on('error', () => {}); // An idle connection was lost; the next request opens another.
  // For connections in use: their statements fail with the error; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Opens the application's connections. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = openPool(url, options);
  const longReads = openPool(url, { ...options, max: LONG_READS_AT_ONCE }, LONG_READS_WAIT_MS);
  const names = new StatementNames(options.named, options.pooled !== true);
  const db = new Kysely<DB>({ dialect: poolDialect(pool, names) });
  return {
    db,
    pool,
    longReads,
    names,
    async close() {
      await Promise.all([db.destroy(), longReads.end()]);
    },
  };
}
