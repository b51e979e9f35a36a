import type { typing as en } from '../../en/common/typing.ts';
import type { Shape } from '../../shape.ts';

/** What is said while somebody types: what a field cannot read, and what was not saved yet. */
export const typing = {
  not_figure: 'hãy nhập số, dùng dấu “{{decimals}}” cho phần thập phân',
  not_day: 'hãy nhập ngày theo dạng ngày-tháng-năm, ví dụ 05-11-2026',
  not_moment: 'hãy nhập ngày giờ, ví dụ 05-11-2026 14:30',
  unsaved_title: 'Bỏ các thay đổi?',
  unsaved_text: 'Các thay đổi chưa được lưu.',
  throw_away: 'Bỏ thay đổi',
  keep_typing: 'Tiếp tục sửa',
  draft: 'Có bản nháp chưa lưu lúc {{at}}.',
  take_draft: 'Dùng bản nháp',
  required: 'Bắt buộc',
  options_found: '{{count}} kết quả',
  search_hint: 'Nhập tên hoặc mã',
  calendar: {
    clear: 'Xóa ngày',
    month_before: 'Tháng trước',
    month_after: 'Tháng sau',
    choose_month: 'Chọn tháng',
    choose_year: 'Chọn năm',
    years_before: 'Các năm trước',
    years_after: 'Các năm sau',
  },
} satisfies Shape<typeof en>;
