import type { log as en } from '../../en/helper/log.ts';
import type { Shape } from '../../shape.ts';

export const log = {
  name: 'Nhật ký',
  type: {
    created: 'Tạo',
    write: 'Sửa',
    deleted: 'Xóa',
    others: 'Sự kiện',
  },
  rights: {
    log: {
      name: 'Nhật ký',
      meaning: 'Ai sửa gì; tạo nghĩa là ghi chú',
    },
  },
} satisfies Shape<typeof en>;
