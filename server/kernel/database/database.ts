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
  /** Names of prepared statements, the same on every connection. */
  names: StatementNames;
  close(): Promise<void>;
}

/** Connections keep UTC and work as `role`, which has no rights that migrations did not give it. */
export function openPool(url: string, { max, role }: { max: number; role?: string }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: exactTypes,
    pipeline: true,
    application_name: 'hakobu',
    options: `-c timezone=UTC${role === undefined ? '' : ` -c role=${role}`}`,
  } as pg.PoolConfig);
  pool.on('error', () => {}); // an idle connection was lost; the next request opens another
  return pool;
}

/** Opens the application's pool, as the role `hakobu_app`. */
export function openDatabase(url: string, max = 16): Database {
  const pool = openPool(url, { max, role: 'hakobu_app' });
  const names = new StatementNames();
  const db = new Kysely<DB>({ dialect: poolDialect(pool, names) });
  return { db, pool, names, close: () => db.destroy() };
}
