import type { owningBox as en } from '../../en/warehouse/owning-box.ts';
import type { Shape } from '../../shape.ts';

export const owningBox = {
  name: 'Thùng thuộc đơn',
  title: {
    assemble: 'Gán thùng vào đơn',
  },
  act: {
    assemble: 'Gán thùng',
    take_off: 'Gỡ khỏi đơn',
  },
  errors: {
    over_owning: 'Số lượng không được lớn hơn {{maximum}}: thùng này chỉ còn bấy nhiêu chưa phân bổ',
    owner_on_the_way: 'Các thùng này đã chốt container hoặc đã giao',
    owner_is_released: 'Các thùng này đã được gỡ khỏi đơn',
  },
  rights: {
    owner: {
      name: 'Chủ thùng',
      meaning: 'Thùng thuộc đơn nào',
    },
  },
  log: {
    assembled: 'Đã gán',
    taken_off: 'Đã gỡ khỏi đơn',
  },
} satisfies Shape<typeof en>;
