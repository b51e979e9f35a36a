import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { post } from '@hakobu/contract/helper/post/post.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { Page, Section } from '#kit/page.tsx';
import { CrudForm } from '#kit/crud-form.tsx';
import { usePostFields } from '#entities/post/post-fields.ts';

export const Route = createFileRoute('/_shell/admin/posts/new')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.post.title.new,
    needs: { all: [{ resource: 'post', action: 'create' }] },
    creates: { order: 20 },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <Page title={t(($) => $.helper.post.title.new)}>
      <Section>
        <CrudForm
          resource={post}
          permission="post"
          fields={usePostFields()}
          onDone={({ id }: { id: number }) =>
            void navigate({ to: '/admin/posts/$id', params: { id: String(id) } })
          }
        />
      </Section>
    </Page>
  );
}
