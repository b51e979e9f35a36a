import type { Context } from '#kernel/context.ts';

type Body = { status?: string | undefined };

/** Values of a new post beside its body: its owner, and its publication date where it is published. */
export const newPost = (ctx: Context, body: Body) => ({
  organization_id: ctx.organizationId,
  creator_id: ctx.actor.id,
  ...publishing(ctx, body),
});

/** Sets the date of the first publication, which stays afterwards. */
export async function changedPost(ctx: Context, body: Body, id: string | number) {
  const row = await ctx.db
    .selectFrom('posts')
    .select('published_at')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  return row.published_at === null ? publishing(ctx, body) : {};
}

const publishing = (ctx: Context, { status }: Body) =>
  status === 'published' ? { published_at: ctx.now } : {};
