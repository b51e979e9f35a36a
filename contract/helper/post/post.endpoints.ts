import { z } from 'zod';
import { integerField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

export const postCategoryRow = z.object({
  id: z.number().int(),
  name: z.string(),
  posts: z.number().int(),
  ...rowStamp,
});
const named = z.object({ name: textField(120) });
export const postCategory = defineResource({
  id: 'helper.post_category',
  path: 'post-categories',
  title: 'post category',
  permission: 'post',
  key: 'integer',
  row: postCategoryRow,
  create: named,
  update: named.partial(),
  list: {
    filters: { id: 'integer', name: 'contains' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'name',
    search: true,
  },
});

export const postStatuses = ['draft', 'published'] as const;
/** An article for customers. `published_at`: date of the first publication. */
export const postRow = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  status: z.enum(postStatuses),
  post_category_id: z.number().int().nullable(),
  creator_id: z.number().int(),
  published_at: z.string().nullable(),
  ...rowStamp,
  category: z.object({ id: z.number().int(), name: z.string() }).nullable().optional(),
  creator: z.object({ id: z.number().int(), name: z.string() }).nullable().optional(),
});
const fields = {
  title: textField(200),
  content: textField(50_000),
  status: z.enum(postStatuses, { error: 'not_one_of' }),
  post_category_id: integerField().nullable(),
};
export const post = defineResource({
  id: 'helper.post',
  path: 'posts',
  title: 'post',
  permission: 'post',
  key: 'integer',
  row: postRow,
  create: z.object({ ...z.object(fields).partial().shape, title: fields.title, content: fields.content }),
  update: z.object(fields).partial(),
  list: {
    filters: {
      id: 'integer',
      title: 'contains',
      status: 'text',
      post_category_id: 'integer',
      creator_id: 'integer',
    },
    between: { created_at: 'instant' },
    sorts: ['id', 'title', 'created_at', 'published_at'],
    defaultSort: '-created_at',
    includes: ['category', 'creator'],
    search: true,
  },
});
