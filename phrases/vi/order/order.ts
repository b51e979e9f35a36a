import type { order as en } from '../../en/order/order.ts';
import type { Shape } from '../../shape.ts';

export const order = {
  name: 'Đơn hàng',
  /** What else stands in its folder. */
  nouns: {
    shipment_method: 'Phương thức vận chuyển',
  },
  title: {
    retail: 'Đơn bán lẻ',
    new_retail: 'Tạo đơn bán lẻ',
    one: 'Đơn hàng',
    mine: 'Đơn hàng của tôi',
  },
  field: {
    sale: 'Nhân viên bán hàng',
    tax_percent: 'Thuế %',
    discount_percent: 'Giảm thuế %',
    with_tax: 'Giá gồm thuế',
    tax: 'Thuế',
    expected_delivery: 'Ngày giao mong muốn',
  },
  section: {
    progress: 'Tiến độ',
  },
  act: {
    pay_goods: 'Thanh toán tiền hàng',
    pay_service: 'Thanh toán cước và phí',
    refund: 'Hoàn tiền',
  },
  message: {
    cancel_plan: 'Hủy đơn sẽ thực hiện',
    plan_purchases: 'Đơn mua cần dừng: {{list}}',
    plan_distributions: 'Phân bổ được giải phóng: {{count}}',
    plan_boxes: 'Thùng được giải phóng: {{count}}',
    plan_refund: 'Hoàn về ví: {{amount}}',
    plan_write_back: 'Ghi giảm nợ: {{amount}}',
    plan_nothing: 'Không cần hoàn tác gì khác',
  },
  status: {
    NotYetApprove: 'Chưa duyệt',
    CompletedApprove: 'Đã duyệt',
    CompletedPurchaseCostPayment: 'Đã thanh toán tiền hàng',
    CompletedPurchaseCostDebit: 'Ghi nợ tiền hàng',
    CompletedPurchases: 'Đã mua hàng',
    CompletedReceiveJp: 'Đã nhận tại Nhật',
    CompletedServicePayment: 'Đã thanh toán dịch vụ',
    CompletedServiceDebit: 'Ghi nợ dịch vụ',
    CompletedShippingJp: 'Đã xuất khỏi Nhật',
    CompletedReceiveVn: 'Đã nhận tại Việt Nam',
    CompletedShippingVn: 'Đã giao tại Việt Nam',
    CompletedFinish: 'Hoàn tất',
    CompletedCancel: 'Đã hủy',
  },
  step: {
    approve: 'Duyệt đơn',
    purchase_cost: 'Tiền hàng',
    purchases: 'Mua hàng',
    receive_jp: 'Nhận hàng tại Nhật',
    service: 'Cước và phí dịch vụ',
    shipping_jp: 'Xuất khỏi Nhật',
    receive_vn: 'Nhận tại Việt Nam',
    shipping_vn: 'Giao hàng',
    finish: 'Hoàn tất',
  },
  missing: {
    approval: 'cần duyệt',
    purchase_cost_unsolved: 'chưa thanh toán tiền hàng',
    goods_to_buy: 'còn hàng chưa mua',
    goods_to_receive: 'còn hàng chưa nhận hoặc chưa phân bổ',
    boxes_to_own: 'chưa có thùng nào được gán',
    freight_to_assess: 'có thùng chưa được tính cước',
    service_unsolved: 'cước hoặc phí chưa thanh toán',
    boxes_to_ship: 'thùng chưa rời Nhật',
    boxes_to_arrive: 'thùng chưa về đến nơi',
    boxes_to_hand_over: 'thùng chưa giao',
    deliveries_to_confirm: 'giao hàng chưa được xác nhận',
    outstanding_debt: 'còn dư nợ',
    refund_due: 'cần hoàn tiền',
    compensation_unsolved: 'bồi thường chưa xử lý',
  },
  type: {
    retail: 'Bán lẻ',
    wholesale: 'Bán buôn',
    shipment: 'Vận chuyển hộ',
    payment: 'Thanh toán hộ',
    auction: 'Đấu giá',
  },
  errors: {
    status_is_computed: 'Trạng thái được tính từ những gì đã xảy ra với đơn hàng, không thể đặt bằng tay',
    order_already_approved: 'Đơn hàng này đã được duyệt',
    order_not_cancelled: 'Đơn hàng này chưa bị hủy',
    order_cannot_be_cancelled: 'Hàng của đơn này đang nằm trong vận đơn {{lading_bills}}; hãy gỡ ra trước',
  },
  rights: {
    order: {
      name: 'Đơn hàng',
      meaning: 'Đơn của cả năm loại',
    },
    shipment_info: {
      name: 'Thông tin gửi',
      meaning: 'Người gửi và người nhận',
    },
    order_approval: {
      name: 'Duyệt đơn',
      meaning: 'Bước cho đơn đi tiếp',
    },
    order_cancel: {
      name: 'Hủy đơn',
      meaning: 'Dừng đơn và trả lại tiền',
    },
    order_compensation: {
      name: 'Bồi thường đơn',
      meaning: 'Tiền cho hàng mất, hỏng',
    },
    contract: {
      name: 'Hợp đồng',
      meaning: 'Thỏa thuận với khách',
    },
  },
  told: {
    order_approved: {
      title: 'Đơn {{order_id}} đã được duyệt',
      text: '{{name}} đã duyệt.',
    },
    order_cancelled: {
      title: 'Đơn {{order_id}} đã bị hủy',
      text: '{{name}} đã hủy.',
    },
  },
  log: {
    base_service_fee: 'Phí dịch vụ',
    insurance_fee: 'Bảo hiểm',
    special_goods_fee: 'Hàng đặc biệt',
    cancelled_quantity: 'Số lượng hủy',
  },
} satisfies Shape<typeof en>;
