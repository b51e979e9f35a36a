import { defineCard } from '../../kernel/card.ts';

export const postCard = defineCard({
  entity: 'post',
  label: 'helper.post.name',
  resource: 'post',
  table: 'posts',
  name: 'title',
  read: 'helper.post.get',
  address: [{ path: '/admin/posts/{id}' }],
  states: { status: { draft: 'gray', published: 'green' } },
  valueLabels: { status: 'helper.post.status' },
});
