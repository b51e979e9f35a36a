import type { list as en } from '../../en/common/list.ts';
import type { Shape } from '../../shape.ts';

/** Words of every list: its pages, its view and its filters. */
export const list = {
  last_page: 'Danh sách chỉ hiển thị đến dòng {{maximum}}. Hãy lọc bớt hoặc xuất ra tệp.',
  pages: {
    next: 'Trang sau',
    previous: 'Trang trước',
    first: 'Trang đầu',
    last: 'Trang cuối',
    page: 'Trang {{number}}',
  },
  view: {
    title: 'Tùy chọn hiển thị',
    columns: 'Cột',
    earlier: 'Chuyển {{name}} sang trái',
    later: 'Chuyển {{name}} sang phải',
    narrower: 'Thu hẹp cột {{name}}',
    wider: 'Mở rộng cột {{name}}',
    usual: 'Đặt lại mặc định',
    dense: 'Thu gọn dòng',
    export: 'Xuất tệp',
    exported: 'Đã tạo tệp',
  },
  views: {
    title: 'Chế độ xem',
    all: 'Tất cả',
    save: 'Lưu thay đổi',
    save_as: 'Lưu thành chế độ xem',
    discard: 'Bỏ thay đổi',
    shared: 'Chia sẻ với mọi người',
    menu: 'Chế độ xem {{name}}: đổi tên, chia sẻ, xóa',
    name: 'Tên chế độ xem',
    of: 'Dùng chung',
  },
  filter: {
    all: 'Tất cả',
    show: 'Lọc',
    remove: 'Bỏ lọc {{name}}',
  },
  period: {
    today: 'Hôm nay',
    week: '7 ngày qua',
    month: 'Tháng này',
    last_month: 'Tháng trước',
  },
  sort: {
    title: 'Sắp xếp',
    usual: 'Thứ tự mặc định',
    newest: 'Mới nhất trước',
    oldest: 'Cũ nhất trước',
  },
  select: {
    page: 'Chọn cả trang',
    row: 'Chọn {{name}}',
    all: 'Chọn cả {{count}} dòng khớp',
    none: 'Bỏ chọn',
  },
  rows: {
    title: 'Số dòng mỗi trang',
    count: '{{count}} dòng',
  },
} satisfies Shape<typeof en>;
