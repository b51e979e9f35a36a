import type { shared as en } from '../../en/order/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    order_not_approved: 'Đơn hàng {{order_id}} chưa được duyệt',
    order_is_cancelled: 'Đơn hàng {{order_id}} đã bị hủy',
    order_is_finished: 'Đơn hàng {{order_id}} đã hoàn tất, không thể thay đổi',
    quantity_in_use: 'Số đã mua hoặc phân bổ của dòng này: {{used}}',
    order_line_not_of_product: 'Dòng đơn hàng yêu cầu sản phẩm khác',
  },
} satisfies Shape<typeof en>;
