import type { price as en } from '../../en/product/price.ts';
import type { Shape } from '../../shape.ts';

export const price = {
  name: 'Bảng giá',
  plural: 'Bảng giá',
  /** Names of secondary entities. */
  entities: {
    condition: 'Điều kiện giá',
  },
  field: {
    group: 'Nhóm',
    minimum_charge: 'Cước tối thiểu',
    rounding_step: 'Làm tròn lên theo',
    higher_break: 'Dùng khoảng sau nếu rẻ hơn',
    conditions: 'Điều kiện',
    start_date: 'Từ ngày',
    end_date: 'Đến trước ngày',
    bracket: 'Khoảng',
    value: 'Giá trị',
    date: 'Ngày',
  },
  section: {
    timelines: 'Giai đoạn áp dụng',
    preview: 'Thử tính giá',
  },
  act: {
    add_condition: 'Thêm điều kiện',
    add_timeline: 'Giai đoạn mới',
    add_bracket: 'Thêm khoảng',
  },
  message: {
    under: 'Dưới {{to}}',
    no_price: 'Không có giá phù hợp: {{nearest}}',
    new_version: 'Giá đang áp dụng được giữ; thay đổi bắt đầu từ hôm nay thành giai đoạn mới',
    in_force: 'Đang áp dụng',
  },
  group: {
    'shipping-fee': 'Cước vận chuyển',
    'exchange-rates': 'Tỷ giá',
    'service-fee': 'Phí dịch vụ',
    storage: 'Lưu kho',
    others: 'Khác',
  },
  condition: {
    currency: 'Tiền tệ',
    'shipment-method': 'Vận chuyển',
    'customer-group': 'Nhóm khách hàng',
    from: 'Từ',
    to: 'Đến',
    unit: 'Đơn vị',
  },
  problem: {
    no_timeline: 'Chưa có thời gian',
    no_amounts: 'Chưa có mức giá',
    gap: 'Khoảng giá bị hở',
  },
  errors: {
    price_not_found: 'Không có giá cho trường hợp này: {{nearest}}',
    price_overlap: '{{name}} có cùng số điều kiện và trùng thời gian; không rõ giá nào được dùng',
    timeline_overlap: 'Thời gian trùng với giai đoạn khác, hoặc kết thúc trước khi bắt đầu',
    bracket_overlap: 'Khoảng bị trùng với khoảng khác, hoặc rỗng',
    brackets_incomplete: 'Các khoảng phải liền nhau từ 0 đến vô cùng',
    price_in_force: 'Giá này đã có hiệu lực và được giữ nguyên; hãy cho kết thúc và tạo giai đoạn mới',
    unit_needed: 'Đơn vị cho biết giá nhân với gì; không thể bỏ',
    condition_taken: 'Giá này đã có điều kiện đó',
  },
  rights: {
    price: {
      name: 'Bảng giá',
      meaning: 'Bảng cước và tỷ giá',
    },
    condition: {
      name: 'Điều kiện giá',
      meaning: 'Giá áp dụng khi nào',
    },
    price_publish: {
      name: 'Ban hành giá',
      meaning: 'Cho giá mới có hiệu lực',
    },
  },
  log: {
    condition_removed: 'Điều kiện đã bỏ',
    timeline_removed: 'Giai đoạn đã bỏ',
    amount_removed: 'Khoảng đã bỏ',
    amounts: 'Số khoảng',
    group_type: 'Nhóm',
    unit: 'Đơn vị',
    'shipment-method': 'Vận chuyển',
    'customer-group': 'Nhóm khách hàng',
  },
} satisfies Shape<typeof en>;
