import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { post } from '@hakobu/contract/helper/post/post.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { ChangeLog } from '#kit/document-parts.tsx';
import { Page, Section } from '#kit/page.tsx';
import { PlainForm } from '#kit/plain-screen.tsx';
import { StatusBadge } from '#kit/show.tsx';
import { usePostFields } from '#nouns/post/post-fields.ts';

export const Route = createFileRoute('/_shell/admin/posts/$id')({
  component: Screen, staticData: { title: ($) => $.shell.menu.posts, needs: { all: [{ resource: 'post', action: 'read' }] } },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const fields = usePostFields();
  const id = Number(Route.useParams().id);
  const { data: row } = useCall(post.get, { params: { id }, query: { include: ['category', 'creator'] } });
  if (row === undefined) return null;
  return (
    <Page title={row.title} badge={<StatusBadge id={row.status} label={t(($) => $.shell.post_status[row.status])} />}>
      <Section title={t(($) => $.shell.section.details)}><PlainForm key={row.version} resource={post} permission="post" fields={fields} row={row} onDone={() => {}} onDeleted={() => void navigate({ to: '/admin/posts' })} /></Section>
      <ChangeLog type="post" id={id} />
    </Page>
  );
}
