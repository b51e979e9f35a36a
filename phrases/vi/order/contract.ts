import type { contract as en } from '../../en/order/contract.ts';
import type { Shape } from '../../shape.ts';

export const contract = {
  name: 'Hợp đồng',
  plural: 'Hợp đồng',
  title: {
    new: 'Tạo hợp đồng',
    one: 'Hợp đồng',
    mine: 'Hợp đồng của tôi',
  },
  field: {
    start_date: 'Ngày bắt đầu',
    end_date: 'Ngày kết thúc',
    order_count: 'Số đơn',
  },
  /** Shown beside what orders ask, which has other names. */
  agreed: {
    service_fee: 'Phí dịch vụ thỏa thuận',
  },
  section: {
    orders: 'Đơn hàng',
    bills: 'Vận đơn',
  },
  act: {
    detach: 'Gỡ',
  },
  message: {
    attach_plan: 'Cước hợp đồng sẽ chịu',
    detach_plan: 'Cước đơn hàng sẽ chịu',
  },
  status: {
    Draft: 'Nháp',
    Open: 'Đang hiệu lực',
    Closed: 'Đã đóng',
    Cancelled: 'Đã hủy',
  },
  todo: {
    Open: 'Kích hoạt',
    Closed: 'Đóng hợp đồng',
  },
  errors: {
    contract_wrong_state: 'Hợp đồng đang ở trạng thái “{{status}}”, cần ở trạng thái “{{needed}}”',
    contract_has_orders: 'Hợp đồng còn đơn hàng. Hãy gỡ các đơn ra trước',
    contract_of_other_customer: 'Khách hàng của đơn {{order_id}} khác khách hàng của hợp đồng',
    order_in_contract: 'Đơn {{order_id}} đã thuộc hợp đồng {{contract_id}}',
    order_not_in_contract: 'Đơn {{order_id}} không thuộc hợp đồng này',
    paid_by_contract:
      'Cước của đơn {{order_id}} đã thanh toán qua hợp đồng {{contract_id}}. Hãy hoàn tiền trước',
    ends_before_start: 'Ngày kết thúc không thể trước ngày bắt đầu',
  },
  rights: {
    contract: {
      name: 'Hợp đồng',
      meaning: 'Thỏa thuận với khách',
    },
  },
  log: {
    purchase_cost: 'Tiền hàng thỏa thuận',
    service_fee_currency_id: 'Loại tiền của phí',
    purchase_cost_currency_id: 'Loại tiền của tiền hàng',
    left_contract_id: 'Rời hợp đồng',
    order_ids: 'Đơn hàng',
    attached_orders: 'Đơn hàng đã gắn',
    detached_orders: 'Đơn hàng đã gỡ',
  },
} satisfies Shape<typeof en>;
