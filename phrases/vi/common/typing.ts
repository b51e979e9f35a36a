import type { typing as en } from '../../en/common/typing.ts';
import type { Shape } from '../../shape.ts';

/** What is said while somebody types: what a field cannot read, and what was not saved yet. */
export const typing = {
  not_figure: 'cần một con số, phần thập phân đứng sau dấu {{decimals}}',
  not_day: 'cần một ngày: gõ ngày-tháng-năm, ví dụ 05-11-2026',
  not_moment: 'cần ngày và giờ, ví dụ 05-11-2026 14:30',
  unsaved_title: 'Bỏ những gì đã nhập?',
  unsaved_text: 'Nội dung bạn vừa nhập chưa được lưu.',
  throw_away: 'Bỏ',
  keep_typing: 'Nhập tiếp',
  draft: 'Có bản nháp của bạn lúc {{at}}, chưa lưu.',
  take_draft: 'Dùng bản nháp',
  required: 'cần điền',
  calendar: {
    month_before: 'Tháng trước',
    month_after: 'Tháng sau',
    choose_month: 'Chọn tháng',
    choose_year: 'Chọn năm',
    years_before: 'Các năm trước',
    years_after: 'Các năm sau',
  },
} satisfies Shape<typeof en>;
