import type { owningBox as en } from '../../en/warehouse/owning-box.ts';
import type { Shape } from '../../shape.ts';

export const owningBox = {
  name: 'Thùng của đơn',
  title: {
    assemble: 'Phân bổ thùng vào đơn',
  },
  act: {
    pack_parcels: 'Đóng thùng các kiện',
    assemble: 'Phân bổ thùng',
    assemble_proposed: 'Phân bổ tất cả theo đề xuất',
    take_off: 'Gỡ khỏi đơn',
  },
  message: {
    packed: 'Đã đóng thùng: {{boxes}}',
    proposed: 'Đề xuất phân bổ thùng',
    left: 'Các thùng này chưa phân bổ được',
  },
  errors: {
    over_owning: 'Số lượng không được lớn hơn {{maximum}}, số thùng này chưa phân bổ',
    assembled_beyond_distributed:
      'Đơn {{order_id}} mới được phân bổ {{distributed}} × {{product_name}}, trong khi các thùng của đơn sẽ chứa {{assembled}}. Nhờ Mua hàng phân bổ trước',
    owner_on_the_way: 'Các thùng này đã chốt container hoặc đã giao',
    owner_is_released: 'Các thùng này đã được gỡ khỏi đơn',
    no_order_for_boxes: 'Không có đơn nào được phân bổ hàng trong các thùng này',
  },
  rights: {
    owner: {
      name: 'Thùng của đơn',
      meaning: 'Thùng thuộc đơn nào',
    },
  },
  log: {
    assembled: 'Đã phân bổ',
    taken_off: 'Đã gỡ khỏi đơn',
  },
} satisfies Shape<typeof en>;
