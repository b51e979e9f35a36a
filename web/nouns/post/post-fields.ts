import { postCategory, postStatuses } from '@hakobu/contract/helper/post/post.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import type { PlainField } from '#kit/plain-screen.tsx';

/** The fields of an article, for its list and its form. */
export function usePostFields(): PlainField[] {
  const t = usePhrases();
  return [
    { name: 'title', label: t(($) => $.common.field.title), kind: 'text', required: true, sort: true },
    {
      name: 'post_category_id',
      label: t(($) => $.common.field.categories),
      kind: 'entity',
      endpoint: postCategory.list,
      named: ({ category }) => category?.name,
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
