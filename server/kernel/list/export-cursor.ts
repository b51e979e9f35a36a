import type { ExportCursor } from '@hakobu/contract/kernel/list.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { CUSTOM_PLAN } from '../database/statement-names.ts';

const CURSOR = sql.ref('export_rows');

/**
 * The next rows of a list that is exported. The server-side cursor reads one snapshot, so that no row is
 * duplicated or skipped while others write; it ends with the transaction of the export.
 */
export async function fetchBatch<Row>(
  ctx: Context,
  cursor: ExportCursor,
  rows: number,
  statement: RawBuilder<unknown>,
): Promise<Row[]> {
  if (!cursor.isOpen) await sql`declare ${CURSOR} no scroll cursor for ${statement}`.execute(ctx.db);
  cursor.isOpen = true;
  // A prepared statement would keep the columns of the first exported list.
  const fetch = sql<Row>`${sql.raw(CUSTOM_PLAN)}fetch ${sql.lit(rows)} from ${CURSOR}`;
  return (await fetch.execute(ctx.db)).rows;
}
