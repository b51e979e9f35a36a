import type { sfa as en } from '../../en/warehouse/sfa.ts';
import type { Shape } from '../../shape.ts';

export const sfa = {
  name: 'Kiện nhập',
  title: {
    list: 'Nhập kho',
  },
  field: {
    packages: 'Số kiện',
    tallied: 'Đã kiểm đếm',
    untested: 'Chưa kiểm đếm',
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
    scan: 'Quét nhận kiện',
    tally_expected: 'Kiểm đếm đủ như dự kiến',
  },
  message: {
    untested_left: 'Còn {{count}} kiện chưa kiểm đếm',
    allocated: 'Đã phân bổ: {{goods}}',
    scan_tracking: 'Quét hoặc nhập mã kiện',
  },
  left: {
    tallied: 'Đã kiểm đếm',
    nothing_expected: 'Không có hàng dự kiến. Hãy kiểm đếm riêng kiện này',
    not_ordered: 'Đơn mua chưa được đặt hàng',
    several_parcels: 'Đơn mua về thành nhiều kiện. Hãy kiểm đếm riêng kiện này',
  },
  state: {
    declared: 'Chưa kiểm đếm',
    counting: 'Đang kiểm đếm',
    counted: 'Đã kiểm đếm',
  },
  todo: {
    counting: 'Bắt đầu kiểm đếm',
    counted: 'Hoàn tất kiểm đếm',
  },
  errors: {
    sfa_exists: 'Mã kiện này đã được nhận',
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
    tallied: 'Số kiện đã kiểm đếm',
  },
} satisfies Shape<typeof en>;
