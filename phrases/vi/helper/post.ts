import type { post as en } from '../../en/helper/post.ts';
import type { Shape } from '../../shape.ts';

export const post = {
  plural: 'Bài viết',
  title: {
    categories: 'Danh mục bài viết',
    new: 'Bài viết mới',
  },
  status: {
    draft: 'Nháp',
    published: 'Đã đăng',
  },
  rights: {
    post: {
      name: 'Bài viết',
      meaning: 'Bài cho khách',
    },
  },
  log: {
    post_category_id: 'Danh mục',
  },
} satisfies Shape<typeof en>;
