import { createFileRoute } from '@tanstack/react-router';
import { postCategory } from '@hakobu/contract/helper/post/post.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';

export const Route = createFileRoute('/_shell/admin/post-categories')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.post.title.categories,
    needs: { all: [{ resource: 'post', action: 'update' }], any: [{ resource: 'user', action: 'create' }] },
    menu: { group: 'admin', part: 'content', order: 32 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.helper.post.title.categories)}
      noun={t(($) => $.helper.post.entities.post_category)}
      resource={postCategory}
      permission="post"
      store="post_category"
      fields={[{ name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true }]}
      columns={[
        {
          key: 'posts',
          title: t(($) => $.helper.post.plural),
          right: true,
          render: (row) => <span className="figure">{row.posts}</span>,
        },
      ]}
    />
  );
}
