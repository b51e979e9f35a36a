// Kysely over pg with two things its own dialect lacks: prepared statements, and requests sent ahead without waiting (pipelining).
import {
  PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler,
  type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult, type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { StatementNames } from './statement-names.ts';

class Connection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  readonly #names: StatementNames;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.client = client;
    this.#names = names;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const name = this.#names.of(query.sql);
    const config: pg.QueryConfig = { text: query.sql, values: query.parameters as unknown[] };
    if (name !== undefined) config.name = name;
    const result = await this.client.query(config);
    return {
      rows: result.rows as Row[],
      ...(result.command !== 'SELECT' && result.rowCount !== null ? { numAffectedRows: BigInt(result.rowCount) } : {}),
    };
  }

  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streams are not used here');
  }
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #names = new StatementNames();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return new Connection(await this.#pool.connect(), this.#names);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`;
    // Sent ahead: the first statement follows in the same packet. Should it fail, that statement and the commit fail with it.
    // What a write asks goes by ids: planning it anew for each value would cost more than running it.
    (connection as Connection).client.query(`begin${level}; set local plan_cache_mode = force_generic_plan`).catch(() => {});
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { command } = await (connection as Connection).client.query('commit');
    // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK, without an error.
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as Connection).client.query('rollback');
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as Connection).client.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** A Kysely dialect over a pg pool. */
export const poolDialect = (pool: pg.Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PoolDriver(pool),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
