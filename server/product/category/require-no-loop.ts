import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';

/** Refuses a parent that is a descendant of the category. */
export const requireNoLoop =
  (table: 'categories' | 'category_affiliates') =>
  async (
    ctx: Context,
    { parent_id }: { parent_id?: number | null | undefined },
    id: string | number,
  ): Promise<{}> => {
    if (parent_id === undefined || parent_id === null) return {};
    // serializes moves, because two concurrent ones could close a loop that neither of them sees
    await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(ctx.db);
    const {
      rows: [loop],
    } = await sql`
    with recursive above as (select id, parent_id from ${sql.table(table)} where id = ${parent_id} union
    select c.id, c.parent_id from ${sql.table(table)} c join above on c.id = above.parent_id)
    select 1 from above where id = ${id}`.execute(ctx.db);
    if (loop !== undefined) throw refuseField('parent_id', 'category_loop');
    return {};
  };
