import type { post as en } from '../../en/helper/post.ts';
import type { Shape } from '../../shape.ts';

export const post = {
  name: '記事',
  plural: '記事',
  /** Names of secondary entities. */
  entities: {
    post_category: 'カテゴリー',
  },
  title: {
    categories: '記事カテゴリー',
    new: '新規記事',
  },
  status: {
    draft: '下書き',
    published: '公開',
  },
  rights: {
    post: {
      name: '記事',
      meaning: '顧客向けの記事',
    },
  },
} satisfies Shape<typeof en>;
