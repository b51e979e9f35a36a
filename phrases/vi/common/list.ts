import type { list as en } from '../../en/common/list.ts';
import type { Shape } from '../../shape.ts';

/** Words of every list: its pages, its view and its filters. */
export const list = {
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
    dense: 'Dòng sát nhau',
    export: 'Xuất',
    exported: 'Đã xuất xong',
  },
  filter: {
    all: 'Tất cả',
    show: 'Bộ lọc',
  },
} satisfies Shape<typeof en>;
