import { createFileRoute } from '@tanstack/react-router';
import { post } from '@hakobu/contract/helper/post/post.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';
import { usePostFields } from '#entities/post/post-fields.ts';

export const Route = createFileRoute('/_shell/admin/posts/')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.post.plural,
    needs: { all: [{ resource: 'post', action: 'update' }], any: [{ resource: 'user', action: 'create' }] },
    menu: { group: 'admin', part: 'content', order: 31 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.helper.post.plural)}
      noun={t(($) => $.helper.post.name)}
      resource={post}
      permission="post"
      store="posts"
      include={['category', 'creator']}
      fields={usePostFields()}
      columns={[
        { key: 'creator', title: t(($) => $.common.field.created_by), render: (row) => row.creator?.name },
      ]}
      to={({ id }) => `/admin/posts/${id}`}
    />
  );
}
