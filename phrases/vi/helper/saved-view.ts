import type { savedView as en } from '../../en/helper/saved-view.ts';
import type { Shape } from '../../shape.ts';

export const savedView = {
  name: 'Chế độ xem danh sách',
  rights: {
    shared_view: {
      name: 'Chế độ xem chung',
      meaning: 'Chia sẻ chế độ xem danh sách với mọi người và sửa những chế độ xem chung',
    },
  },
} satisfies Shape<typeof en>;
