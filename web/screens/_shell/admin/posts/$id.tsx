import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { post, type postStatuses } from '@hakobu/contract/helper/post/post.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudDetail } from '#kit/crud-detail.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { usePostFields } from '#entities/post/post-fields.ts';

export const Route = createFileRoute('/_shell/admin/posts/$id')({
  component: Screen,
  staticData: { title: ($) => $.helper.post.plural, needs: { all: [{ resource: 'post', action: 'read' }] } },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <CrudDetail
      id={Number(Route.useParams().id)}
      resource={post}
      permission="post"
      fields={usePostFields()}
      include={['category', 'creator']}
      titleOf={({ title }) => title}
      logType="post"
      badge={({ status }: { status: (typeof postStatuses)[number] }) => (
        <StatusBadge of="post" id={status} label={t(($) => $.helper.post.status[status])} />
      )}
      onDeleted={() => void navigate({ to: '/admin/posts' })}
    />
  );
}
