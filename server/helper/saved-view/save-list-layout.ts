import type * as endpoints from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { sql } from 'kysely';
import type { Handler } from '#kernel/route.ts';

/** The caller's layout of each list. */
export const readListLayouts: Handler<typeof endpoints.listListLayouts> = async (ctx) => ({
  data: (await ctx.db
    .selectFrom('list_looks')
    .select(['list', 'look'])
    .where('user_id', '=', ctx.actor.id)
    .orderBy('list')
    .execute()) as { list: string; look: endpoints.ListLayout }[],
});

/** Replaces the caller's layout of a list. */
export const saveListLayoutOf: Handler<typeof endpoints.saveListLayout> = async (
  ctx,
  { params: { list }, body: { look } },
) => {
  await ctx.db
    .insertInto('list_looks')
    .values({ user_id: ctx.actor.id, list, look: JSON.stringify(look) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list']).doUpdateSet({ look: sql`excluded.look`, updated_at: sql`now()` }),
    )
    .execute();
  return { list, look };
};
