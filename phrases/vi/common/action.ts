import type { action as en } from '../../en/common/action.ts';
import type { Shape } from '../../shape.ts';

/** What documents let people do, as their buttons say it. */
export const action = {
  approve: 'Duyệt',
  cancel: 'Hủy đơn',
  reopen: 'Mở lại',
  update: 'Sửa',
  order: 'Đã đặt hàng',
  debit: 'Ghi nợ',
  cut_off: 'Chốt container',
  open: 'Mở lại',
  ship: 'Xuất kho giao',
  receive: 'Xác nhận đã nhận',
  move_start: 'Dời ngày bắt đầu',
  delete: 'Xóa',
} satisfies Shape<typeof en>;
