import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

/** The names of bills of lading, in the order of their ids. */
export async function readBillNames(ctx: Context, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from lading_bills where id = any(${[...ids]}::bigint[]) order by id`.execute(ctx.db);
  return rows.map(({ name }) => name);
}
