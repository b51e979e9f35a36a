import type { compensation as en } from '../../en/warehouse/compensation.ts';
import type { Shape } from '../../shape.ts';

export const compensation = {
  name: 'Bồi thường',
  title: {
    sale: 'Bồi thường đơn hàng',
    warehouse: 'Bồi thường thùng hàng',
    purchase: 'Nhà cung cấp bồi thường',
  },
  field: {
    compensated: 'Đã bồi thường',
    uncompensated: 'Chưa bồi thường',
    damaged: 'Số bị hỏng',
    whole: 'Cả thùng cha',
  },
  act: {
    new: 'Lập phiếu bồi thường',
  },
  message: {
    debit: 'Phần chưa trả được ghi nhận là phải trả khách hàng, có hạn thanh toán.',
  },
  type: {
    warehouse: 'Thùng trong vận đơn',
    order: 'Đơn hàng',
  },
  state: {
    open: 'Chưa bồi thường',
    in_part: 'Đã trả một phần',
    decided: 'Chờ chi trả',
    paid: 'Đã bồi thường',
  },
  errors: {
    bill_without_boxes: 'Vận đơn {{lading_bill_id}} không có thùng nào để bồi thường',
    boxes_of_several_orders: 'Các thùng này thuộc nhiều đơn. Hãy lập bồi thường riêng cho từng đơn',
    beyond_boxes: 'Chỉ có {{maximum}} thùng này',
    box_is_not_parent: 'Thùng {{box_id}} không phải thùng cha. Hãy nhập số thùng',
    compensation_below_settled: 'Khoản bồi thường này đã trả hoặc ghi nhận phải trả {{settled}}',
    compensation_settled: 'Khoản bồi thường này đã trả hoặc ghi nhận phải trả một phần, không xóa được',
  },
} satisfies Shape<typeof en>;
