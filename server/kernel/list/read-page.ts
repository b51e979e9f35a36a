import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import type { Include } from './attach-relation.ts';
import { fetchBatch } from './export-cursor.ts';
import { keysOfPage, rowsStatement, type Statement } from './statement.ts';

/** The rows of the requested page in order, the next batch of an export, or all rows of an unpaged list. */
export function readPage<Row extends object>(
  ctx: Context,
  statement: Statement<Row>,
  includes: readonly Include<Row>[],
): Promise<Row[]> {
  const { query, paged, prefix } = statement;
  if (paged && query.cursor !== undefined)
    return fetchBatch(
      ctx,
      query.cursor,
      query.per_page,
      withRelated(includes, rowsStatement(statement), prefix),
    );
  const rows = rowsStatement(statement, paged ? keysOfPage(statement) : undefined);
  return runRows<Row>(ctx, withRelated(includes, rows, prefix));
}

/** Selects the related row of each row as JSON in the same statement. */
export function withRelated<Row extends object>(
  includes: readonly Include<Row>[],
  rows: RawBuilder<unknown>,
  prefix: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const related = includes.flatMap(({ embedded }) =>
    embedded === undefined ? [] : [sql`${embedded.related} as ${sql.ref(embedded.field)}`],
  );
  return related.length === 0
    ? sql`${prefix}${rows}`
    : sql`${prefix}select ${sql.join([sql`page.*`, ...related])} from (${rows}) page`;
}

export const runRows = async <Row>(ctx: Context, statement: RawBuilder<unknown>): Promise<Row[]> =>
  (await (statement as RawBuilder<Row>).execute(ctx.db)).rows;
