import type { Context } from '#kernel/context.ts';

type Body = { status?: string | undefined };

/** What a new post has beside its body: whose it is, and when it was published, if it is. */
export const newPost = (ctx: Context, body: Body) => ({
  organization_id: ctx.organizationId,
  creator_id: ctx.actor.id,
  ...publishing(ctx, body),
});

/** What follows from a change: the day on which a post was first published, which stays. */
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
