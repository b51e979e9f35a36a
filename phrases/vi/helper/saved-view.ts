import type { savedView as en } from '../../en/helper/saved-view.ts';
import type { Shape } from '../../shape.ts';

export const savedView = {
  name: 'Chế độ xem danh sách',
  rights: {
    shared_view: {
      name: 'Chế độ xem chung',
      meaning: 'Chia sẻ chế độ xem với mọi người và sửa chế độ xem chung',
    },
  },
} satisfies Shape<typeof en>;
