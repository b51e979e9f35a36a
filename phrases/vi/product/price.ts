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
    minimum_charge: 'Mức thu tối thiểu',
    rounding_step: 'Bước làm tròn lên',
    higher_break: 'Dùng bậc sau nếu rẻ hơn',
    conditions: 'Điều kiện',
    start_date: 'Từ ngày',
    end_date: 'Đến trước ngày',
    bracket: 'Bậc giá',
    value: 'Giá trị',
    date: 'Ngày',
  },
  section: {
    timelines: 'Thời gian áp dụng',
    preview: 'Tính thử giá',
  },
  act: {
    add_condition: 'Thêm điều kiện',
    add_timeline: 'Thêm thời gian áp dụng',
    add_bracket: 'Thêm bậc giá',
  },
  message: {
    under: 'Dưới {{to}}',
    no_price: 'Không có giá phù hợp: {{nearest}}',
    new_version: 'Giá đang áp dụng được giữ nguyên; thay đổi áp dụng từ hôm nay',
    in_force: 'Đang áp dụng',
  },
  period: {
    always: 'Không giới hạn thời gian',
    from: 'Từ {{from}}',
    before: 'Trước {{to}}',
  },
  group: {
    'shipping-fee': 'Cước vận chuyển',
    'exchange-rates': 'Tỷ giá',
    'service-fee': 'Phí dịch vụ',
    storage: 'Lưu kho',
    others: 'Khác',
  },
  condition: {
    currency: 'Loại tiền',
    'shipment-method': 'Phương thức vận chuyển',
    'customer-group': 'Nhóm khách hàng',
    from: 'Từ',
    to: 'Đến',
    unit: 'Đơn vị',
  },
  problem: {
    no_timeline: 'Chưa có thời gian áp dụng',
    no_amounts: 'Chưa có mức giá',
    gap: 'Bậc giá không liền nhau',
  },
  errors: {
    price_not_found: 'Không có giá cho trường hợp này: {{nearest}}',
    price_overlap: '{{name}} có cùng số điều kiện và trùng thời gian nên không rõ áp dụng giá nào',
    timeline_overlap: 'Trùng thời gian áp dụng khác, hoặc kết thúc trước khi bắt đầu',
    bracket_overlap: 'Bậc giá bị trùng hoặc rỗng',
    brackets_incomplete: 'Các bậc giá phải liền nhau từ 0 đến vô cùng',
    price_in_force: 'Giá này đang áp dụng nên không sửa được. Hãy kết thúc và tạo thời gian áp dụng mới',
    unit_needed: 'Điều kiện đơn vị cho biết giá nhân với gì nên không xóa được',
    condition_taken: 'Giá này đã có điều kiện này',
  },
  rights: {
    price: {
      name: 'Bảng giá',
      meaning: 'Bảng cước và tỷ giá',
    },
    condition: {
      name: 'Điều kiện giá',
      meaning: 'Điều kiện áp dụng giá',
    },
    price_publish: {
      name: 'Áp dụng giá mới',
      meaning: 'Cho giá mới có hiệu lực',
    },
  },
  log: {
    condition_removed: 'Điều kiện đã xóa',
    timeline_removed: 'Thời gian áp dụng đã xóa',
    amount_removed: 'Bậc giá đã xóa',
    amounts: 'Số bậc giá',
    group_type: 'Nhóm',
    unit: 'Đơn vị',
    'shipment-method': 'Phương thức vận chuyển',
    'customer-group': 'Nhóm khách hàng',
  },
} satisfies Shape<typeof en>;
