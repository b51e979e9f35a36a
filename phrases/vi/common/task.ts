import type { task as en } from '../../en/common/task.ts';
import type { Shape } from '../../shape.ts';

/** Pending work, as titles of its lists. */
export const task = {
  orders_to_approve: 'Đơn hàng chờ duyệt',
  orders_to_settle: 'Đơn hàng cần thanh toán',
  goods_to_buy: 'Hàng cần mua',
  purchases_to_order: 'Đơn mua cần đặt',
  purchases_to_settle: 'Đơn mua cần thanh toán',
  goods_to_allocate: 'Hàng cần phân bổ',
  parcels_to_tally: 'Kiện chờ kiểm đếm',
  parcels_to_pack: 'Kiện chờ đóng thùng',
  boxes_to_bill: 'Thùng cần thêm vào vận đơn',
  bills_to_plan: 'Vận đơn cần xếp container',
  containers_to_close: 'Container chờ chốt',
  deliveries_to_hand_over: 'Phiếu giao chờ xuất',
  vouchers_to_approve: 'Chứng từ chờ duyệt',
  tickets: 'Yêu cầu hỗ trợ đang mở',
} satisfies Shape<typeof en>;
