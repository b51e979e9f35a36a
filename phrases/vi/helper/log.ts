import type { log as en } from '../../en/helper/log.ts';
import type { Shape } from '../../shape.ts';

export const log = {
  name: 'Nhật ký thay đổi',
  type: {
    created: 'Tạo',
    write: 'Sửa',
    deleted: 'Xóa',
    others: 'Sự kiện',
  },
  rights: {
    log: {
      name: 'Nhật ký thay đổi',
      meaning: 'Ai đã thay đổi gì; quyền “Tạo” là thêm ghi chú',
    },
  },
} satisfies Shape<typeof en>;
