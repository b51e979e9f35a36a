// Kysely over pg with two features that its own dialect lacks: prepared statements and pipelining.
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type RawNode,
  type ValueNode,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { statements } from './observe-statements.ts';
import { queryPrepared } from './prepared-query.ts';
import { batchWrites } from './batch-writes.ts';
import { StatementNames } from './statement-names.ts';

/** Commits. PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error; this throws one. */
export async function commit(client: pg.PoolClient): Promise<void> {
  batchWrites(client);
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
}

class Connection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  readonly #names: StatementNames;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.client = client;
    this.#names = names;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const name = this.#names.of(query.sql);
    const statement = { text: query.sql, values: query.parameters as unknown[] };
    batchWrites(this.client);
    const result = await (name === undefined
      ? this.client.query(statement)
      : this.#names.kept
        ? queryPrepared(this.client, { name, ...statement })
        : this.client.query({ name, ...statement }));
    statements.observer?.(query, result);
    return {
      rows: result.rows as Row[],
      ...(result.command !== 'SELECT' && result.rowCount !== null
        ? { numAffectedRows: BigInt(result.rowCount) }
        : {}),
    };
  }

  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streams are not used here');
  }
}

/** One connection for one transaction: sends statements as they come, and none after its end. */
export class PinnedConnection extends Connection {
  #ended = false;
  readonly #asked = Promise.withResolvers<void>();
  /** Resolves when its first statement is sent, within the turn that issues it. */
  readonly asked = this.#asked.promise;

  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#ended) throw new Error('The transaction has ended');
    const answer = super.executeQuery<Row>(query);
    this.#asked.resolve();
    return answer;
  }

  /** After this no statement is sent for it. */
  end(): void {
    this.#ended = true;
  }
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #names: StatementNames;

  constructor(pool: pg.Pool, names: StatementNames) {
    this.#pool = pool;
    this.#names = names;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return new Connection(await this.#pool.connect(), this.#names);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await (connection as Connection).client.query(
      `begin${settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`}`,
    );
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await commit((connection as Connection).client);
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

/** Returns one connection repeatedly; its owner begins and ends the transaction. */
class PinnedDriver implements Driver {
  readonly #connection: PinnedConnection;

  constructor(connection: PinnedConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction(): Promise<void> {
    throw new Error('Transactions do not nest');
  }
  async commitTransaction(): Promise<void> {
    throw new Error('Transactions do not nest');
  }
  async rollbackTransaction(): Promise<void> {
    throw new Error('Transactions do not nest');
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/**
 * Compiles nested raw SQL directly: most statements consist of nested fragments, which need none of the
 * context that a query builder node requires.
 */
class PiecesCompiler extends PostgresQueryCompiler {
  protected override visitRaw({ sqlFragments, parameters }: RawNode): void {
    for (let index = 0; index < sqlFragments.length; index += 1) {
      this.append(sqlFragments[index]!);
      const piece = parameters[index];
      if (piece === undefined) continue;
      if (piece.kind === 'RawNode') this.visitRaw(piece as RawNode);
      else if (piece.kind === 'ValueNode') this.visitValue(piece as ValueNode);
      else this.visitNode(piece);
    }
  }
}

const dialectOver = (createDriver: () => Driver): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PiecesCompiler(),
});

/** A Kysely dialect over a pg pool. */
export const poolDialect = (pool: pg.Pool, names: StatementNames): Dialect =>
  dialectOver(() => new PoolDriver(pool, names));
/** A Kysely dialect over one connection in a transaction. */
export const pinnedDialect = (connection: PinnedConnection): Dialect =>
  dialectOver(() => new PinnedDriver(connection));
