import type { containerCost as en } from '../../en/warehouse/container-cost.ts';
import type { Shape } from '../../shape.ts';

export const containerCost = {
  name: 'Chi phí container',
  title: {
    list: 'Chi phí container',
  },
  field: {
    freight: 'Cước thu khách',
    cost: 'Chi phí',
    profit: 'Lợi nhuận',
    chargeable_weight: 'Cân tính cước (kg)',
    kind: 'Loại chi phí',
    basis: 'Phân bổ theo',
    amount_base: 'Quy đổi VND',
  },
  section: {
    customers: 'Theo khách hàng',
  },
  act: {
    new: 'Thêm chi phí',
  },
  kind: {
    freight: 'Cước vận chuyển',
    customs: 'Hải quan',
    handling: 'Bốc xếp',
    storage: 'Lưu kho',
    insurance: 'Bảo hiểm',
    trucking: 'Vận tải nội địa',
    other: 'Khác',
  },
  basis: {
    chargeable_weight: 'Cân tính cước',
    volume: 'Thể tích',
  },
  state: {
    open: 'Chưa trả',
    in_part: 'Đã trả một phần',
    paid: 'Đã trả',
  },
  errors: {
    cost_below_paid: 'Chi phí này đã trả {{paid}}',
    cost_is_paid: 'Chi phí này đã trả một phần, không xóa được',
  },
} satisfies Shape<typeof en>;
