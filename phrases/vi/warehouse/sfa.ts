import type { sfa as en } from '../../en/warehouse/sfa.ts';
import type { Shape } from '../../shape.ts';

export const sfa = {
  name: 'Kiện nhập',
  title: {
    list: 'Nhập kho',
  },
  field: {
    packages: 'Số kiện',
    tallied: 'Đã kiểm',
    untested: 'Chưa kiểm',
    untallied: 'Còn phải kiểm đếm',
    coupon: 'Mã giảm giá',
    bought_for: 'Mua cho đơn',
    allocate: 'Phân bổ cho các đơn này',
  },
  section: {
    expected: 'Hàng dự kiến',
  },
  act: {
    receive: 'Nhận kiện',
    tally: 'Kiểm đếm',
  },
  message: {
    untested_left: 'Còn {{count}} kiện chưa kiểm',
    allocated: 'Đã phân bổ: {{goods}}',
  },
  state: {
    declared: 'Đã khai báo',
    counting: 'Đang kiểm đếm',
    counted: 'Đã kiểm đếm',
  },
  todo: {
    counting: 'Kiểm đếm',
    counted: 'Kiểm đếm đủ',
  },
  errors: {
    sfa_exists: 'Kiện với mã này đã được nhập',
    parcel_fee_is_fixed:
      'Cước của kiện này đã thanh toán hoặc đã ghi công nợ. Hãy dùng “Điều chỉnh cước vận chuyển”',
  },
  rights: {
    sfa: {
      name: 'Nhập kho',
      meaning: 'Hàng về theo mã kiện',
    },
  },
  log: {
    tracking_code: 'Mã kiện',
    tallied: 'Số kiện đã kiểm',
  },
} satisfies Shape<typeof en>;
