import type { post as en } from '../../en/helper/post.ts';
import type { Shape } from '../../shape.ts';

export const post = {
  name: 'Bài viết',
  plural: 'Bài viết',
  /** Names of secondary entities. */
  entities: {
    post_category: 'Danh mục',
  },
  title: {
    categories: 'Danh mục bài viết',
    new: 'Tạo bài viết',
  },
  status: {
    draft: 'Nháp',
    published: 'Đã đăng',
  },
  rights: {
    post: {
      name: 'Bài viết',
      meaning: 'Bài viết cho khách hàng',
    },
  },
} satisfies Shape<typeof en>;
