import type { read as en } from '../../en/common/read.ts';
import type { Shape } from '../../shape.ts';

/** What stands where something should be that has not come, and what is told of connection and version. */
export const read = {
  slow: 'Đang tải lâu hơn bình thường …',
  failed: 'Không tải được dữ liệu',
  retry: 'Thử lại',
  request: 'Mã yêu cầu {{id}}',
  not_found_hint: 'Dữ liệu có thể đã bị xóa, hoặc bạn không có quyền xem.',
  forbidden: 'Bạn không có quyền xem nội dung này',
  forbidden_hint: 'Hãy liên hệ quản trị viên để được cấp quyền.',
  unreachable: 'Không kết nối được máy chủ',
  unreachable_hint: 'Dữ liệu sẽ tự tải lại khi có kết nối.',
  offline: 'Mất kết nối. Dữ liệu đang xem có thể đã cũ; nội dung đang nhập vẫn được giữ.',
  stopped: 'Không mở được trang này',
  stopped_hint: 'Kết nối bị gián đoạn hoặc đã có phiên bản mới.',
  new_version: 'Đã có phiên bản mới.',
  load_again: 'Tải lại',
  changed: 'Người khác vừa sửa dữ liệu bạn đang nhập.',
  show_changed: 'Xem thay đổi',
} satisfies Shape<typeof en>;
