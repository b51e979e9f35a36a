import { defineCard } from '../../kernel/card.ts';

export const postCategoryCard = defineCard({
  entity: 'post_category',
  label: 'helper.post.entities.post_category',
  resource: 'post',
  table: 'post_categories',
  name: 'name',
  read: 'helper.post_category.get',
  address: [{ path: '/admin/post-categories?post_category_id={id}' }],
});
