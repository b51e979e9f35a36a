import type { act as en } from '../../en/common/act.ts';
import type { Shape } from '../../shape.ts';

/** What buttons do, on many screens. */
export const act = {
  create: 'Tạo mới',
  create_one: 'Tạo {{noun}}',
  submit_new: 'Tạo',
  edit_one: 'Sửa {{noun}}',
  question: '{{act}} {{name}}?',
  go_back: 'Quay lại',
  save: 'Lưu',
  cancel: 'Quay lại',
  close: 'Đóng',
  open_calendar: 'Mở lịch',
  reload: 'Tải lại',
  clear: 'Xóa bộ lọc',
  search: 'Tìm kiếm',
  add: 'Thêm',
  undo: 'Hoàn tác',
  remove: 'Gỡ',
  edit: 'Sửa',
  print: 'In',
  pay: 'Thanh toán',
  pack: 'Đóng thùng',
  add_boxes: 'Thêm thùng',
  load_more: 'Xem thêm',
  add_product: 'Thêm sản phẩm',
  add_note: 'Thêm ghi chú',
  delete: 'Xóa',
  attach: 'Gắn',
  show_all: 'Xem tất cả',
  show: 'Xem',
} satisfies Shape<typeof en>;
