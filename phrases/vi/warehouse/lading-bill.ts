import type { ladingBill as en } from '../../en/warehouse/lading-bill.ts';
import type { Shape } from '../../shape.ts';

export const ladingBill = {
  name: 'Vận đơn',
  plural: 'Vận đơn',
  field: {
    freight_charge_pay_for_order: 'Không tính vào hợp đồng',
    volumetric_weight: 'Cân thể tích (kg)',
    conversion: 'Hệ số quy đổi thể tích',
    rate: 'Đơn giá cước',
    price_list: 'Bảng giá',
    charge_by: 'Tính theo',
    charge_range: 'Tính cước cho',
    automatic_rate: 'Lấy giá theo bảng giá',
    shares: 'Cước theo từng đơn',
    now: 'Hiện tại',
    afterwards: 'Sau khi gỡ',
  },
  act: {
    to_container: 'Đến container',
    take_off: 'Gỡ khỏi vận đơn',
    set_terms: 'Thiết lập cước',
    attach_to_contract: 'Gắn các đơn vào hợp đồng',
  },
  message: {
    left_out: 'Bỏ qua: {{reason}}',
    per_kg: '{{factor}} kg/m³',
    no_freight: 'Không có giá phù hợp: {{nearest}}',
  },
  state: {
    empty: 'Mới tạo',
    open: 'Đã có thùng',
    planned: 'Đã xếp vào container',
    locked: 'Đang vận chuyển',
    arrived: 'Đã đến nơi',
  },
  todo: {
    open: 'Thêm thùng',
    planned: 'Xếp vào container',
    locked: 'Xếp lên và chốt container',
    arrived: 'Dỡ container',
  },
  errors: {
    over_owned: 'Đơn hàng chỉ còn {{maximum}} thùng này',
    box_in_other_area: 'Thùng {{box_id}} đang ở {{area}}; vận đơn này xuất phát từ {{wanted}}',
    bill_is_locked: 'Container của vận đơn này đã chốt',
    bill_freight_is_fixed:
      'Cước của vận đơn này đã thanh toán hoặc đã ghi công nợ. Hãy dùng “Điều chỉnh cước”',
    bill_has_payments: 'Vận đơn này đã có thanh toán hoặc công nợ',
    bill_without_container: 'Vận đơn chưa được xếp vào container nào',
  },
  rights: {
    lading_bill: {
      name: 'Vận đơn',
      meaning: 'Thùng của khách trên một tuyến và cước',
    },
  },
  log: {
    freight_charge_pay_for_order: 'Cước tính vào đơn hàng',
    freight_rate: 'Đơn giá cước',
    declared_value: 'Giá trị khai báo',
    type_freight_range: 'Tính cước cho',
    type_freight_charge: 'Tính theo',
    automatic_freight_rate_update: 'Lấy giá theo bảng giá',
  },
} satisfies Shape<typeof en>;
