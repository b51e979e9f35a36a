import type { list as en } from '../../en/common/list.ts';
import type { Shape } from '../../shape.ts';

/** Words of every list: its pages, its view and its filters. */
export const list = {
  last_page: 'Danh sách chỉ mở đến dòng {{maximum}}: hãy lọc bớt hoặc xuất ra tệp.',
  pages: {
    next: 'Trang sau',
    previous: 'Trang trước',
    first: 'Trang đầu',
    last: 'Trang cuối',
    page: 'Trang {{number}}',
  },
  view: {
    title: 'Hiển thị và xuất',
    columns: 'Cột',
    earlier: 'Đưa {{name}} lên trước',
    later: 'Đưa {{name}} ra sau',
    narrower: '{{name}} hẹp hơn',
    wider: '{{name}} rộng hơn',
    usual: 'Về mặc định',
    dense: 'Thu gọn dòng',
    export: 'Xuất',
    exported: 'Đã xuất xong',
  },
  views: {
    title: 'Chế độ xem',
    all: 'Tất cả',
    save: 'Lưu thay đổi',
    save_as: 'Lưu thành chế độ xem',
    discard: 'Bỏ thay đổi',
    shared: 'Chia sẻ với mọi người được xem danh sách này',
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
