import { post, postCategory, postStatuses } from '@hakobu/contract/helper/post/post.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import type { CrudFields } from '#kit/crud-field.tsx';

/** The fields of an article, for its list and its form. */
export function usePostFields(): CrudFields<typeof post.create> {
  const t = usePhrases();
  return [
    { name: 'title', label: t(($) => $.common.field.title), kind: 'text', required: true },
    {
      name: 'post_category_id',
      label: t(($) => $.common.field.categories),
      kind: 'entity',
      endpoint: postCategory.list,
      include: 'category',
    },
    {
      name: 'status',
      label: t(($) => $.common.field.status),
      kind: 'choice',
      required: true,
      options: postStatuses.map((id) => ({ value: id, label: t(($) => $.helper.post.status[id]) })),
    },
    { name: 'content', label: t(($) => $.common.field.text), kind: 'note', required: true },
  ];
}
