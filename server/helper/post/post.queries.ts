import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { postCategoryRow, postRow } from '@hakobu/contract/helper/post/post.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { named } from '#kernel/list/attach-relation.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

export const postCategorySource = defineListSource<z.output<typeof postCategoryRow>>({
  from: sql`post_categories c`,
  select: sql`c.id, c.name, (select count(*) from posts p where p.post_category_id = c.id)::int as posts,
    c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  access: () => undefined,
  search: (text) => contains('c.name', text),
});

/**
 * Staff read all posts of their organization, drafts included. Customers read published posts and their
 * own.
 */
const access = (ctx: Context) => {
  const own = rowAccess(ctx, { organization: 'p.organization_id', owners: ['p.creator_id'] });
  return ctx.actor.roleId === 'customer'
    ? sql<SqlBool>`(${own} or (p.status = 'published' and p.organization_id = ${ctx.actor.organizationId}))`
    : own;
};

export const postSource = defineListSource<z.output<typeof postRow>>({
  from: sql`posts p`,
  select: sql`p.id, p.title, p.content, p.status, p.post_category_id, p.creator_id, p.published_at,
    p.created_at, p.updated_at, p.version`,
  key: 'p.id',
  access,
  search: (text) => contains('p.title', text),
  includes: {
    category: named('category', 'post_category_id', 'post_categories'),
    creator: named('creator', 'creator_id', 'users'),
  },
});
