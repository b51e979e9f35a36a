import { post, postCategory } from '@hakobu/contract/helper/post/post.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { postCategorySource, postSource } from './post.queries.ts';
import { changedPost, newPost } from './publish-post.ts';

const categories = { table: 'post_categories', name: 'post_category', source: postCategorySource } as const;
const posts = {
  table: 'posts',
  name: 'post',
  source: postSource,
  created: newPost,
  changed: changedPost,
} as const;

export const routes = [
  ...Object.values(resourceRoutes(postCategory, categories)),
  ...Object.values(resourceRoutes(post, posts)),
];
