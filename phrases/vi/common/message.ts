import type { message as en } from '../../en/common/message.ts';
import type { Shape } from '../../shape.ts';

/** What the screens say. */
export const message = {
  nothing_to_do: 'Hiện không có việc nào',
  show_all: 'Xem tất cả {{count}}',
  updated: 'Đã cập nhật',
  created: 'Đã tạo',
  created_one: 'Đã tạo {{what}}',
  confirm_title: 'Xác nhận',
  confirm_text: 'Bạn có chắc không?',
  empty: 'Không có dữ liệu',
  empty_filtered: 'Không tìm thấy kết quả',
  loading: 'Đang tải',
  rows_of: '{{from}}–{{to}} / {{total}}',
  selected: 'Đã chọn {{count}}',
  scan_box: 'Quét hoặc nhập mã thùng',
  undone: 'Đã hoàn tác',
  deleted: 'Đã xóa',
  nothing: 'Trống',
  not_found: 'Không tìm thấy',
} satisfies Shape<typeof en>;
