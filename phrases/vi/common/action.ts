import type { action as en } from '../../en/common/action.ts';
import type { Shape } from '../../shape.ts';

/** What documents let people do, as their buttons say it. */
export const action = {
  approve: 'Duyệt',
  cancel: 'Hủy đơn',
  reopen: 'Mở lại',
  update: 'Sửa',
  order: 'Đã đặt hàng',
  pay: 'Thanh toán',
  debit: 'Ghi nợ',
  cut_off: 'Chốt container',
  open: 'Mở lại',
  ship: 'Xuất kho giao',
  receive: 'Xác nhận đã nhận',
  attach: 'Gắn vận đơn',
  detach: 'Gỡ vận đơn',
  load: 'Xếp hàng',
  unload: 'Dỡ hàng',
  close: 'Đóng',
  delete: 'Xóa',
  add_boxes: 'Thêm thùng',
  draw: 'Dùng tín dụng',
  tally: 'Kiểm đếm',
  take_off: 'Gỡ khỏi đơn',
  move_start: 'Dời ngày bắt đầu',
  take_out: 'Lấy ra',
  move_end: 'Dời ngày kết thúc',
} satisfies Shape<typeof en>;
