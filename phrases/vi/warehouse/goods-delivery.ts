import type { goodsDelivery as en } from '../../en/warehouse/goods-delivery.ts';
import type { Shape } from '../../shape.ts';

export const goodsDelivery = {
  name: 'Phiếu giao hàng',
  plural: 'Phiếu giao hàng',
  /** Names of secondary entities. */
  entities: {
    delivery_partner: 'Đơn vị vận chuyển',
  },
  field: {
    delivery_partner: 'Đơn vị vận chuyển',
    place_of_delivery: 'Nơi giao',
    shipping_code: 'Mã vận đơn giao hàng',
    received_at: 'Ngày giao',
    exported_date: 'Ngày xuất kho',
  },
  act: {
    cancel: 'Hủy phiếu giao hàng',
    choose_carrier: 'Chọn đơn vị vận chuyển',
    add_address: 'Thêm địa chỉ giao',
  },
  status: {
    waiting_shipment: 'Chờ xuất',
    shipping: 'Đang giao',
    received: 'Đã giao',
    cancelled: 'Đã hủy',
  },
  todo: {
    shipping: 'Xuất giao',
    received: 'Xác nhận đã giao',
  },
  paper: {
    delivery_slip: {
      title: 'Phiếu giao hàng',
      carrier: 'Đơn vị vận chuyển',
      consignee: 'Người nhận',
      order: 'Đơn hàng',
      box: 'Thùng',
      shipping_code: 'Mã vận chuyển',
      quantity: 'Số kiện',
      sum: 'Cộng',
      note: 'Ghi chú',
      prepared_by: 'Người lập phiếu',
      delivered_by: 'Người giao hàng',
      received_by: 'Người nhận hàng',
      received_in_full: 'Đã nhận đủ số kiện trên trong tình trạng nguyên vẹn.',
    },
  },
  errors: {
    delivery_wrong_state:
      'Phiếu giao hàng đang ở trạng thái “{{status}}”, không thể chuyển sang “{{wanted}}”',
    delivery_without_boxes: 'Phiếu giao hàng chưa có thùng',
    delivery_without_carrier: 'Phiếu giao hàng chưa có đơn vị vận chuyển',
    delivery_without_place: 'Phiếu giao hàng chưa có địa chỉ giao',
    over_delivery: 'Số lượng không được lớn hơn {{maximum}}, số thùng {{box_id}} của đơn {{order_id}}',
    place_required: 'Hãy chọn nơi giao hoặc địa chỉ',
  },
  rights: {
    goods_delivery: {
      name: 'Phiếu giao hàng',
      meaning: 'Giao thùng hàng cho khách',
    },
  },
  log: {
    shipping_code: 'Mã vận đơn giao hàng',
  },
} satisfies Shape<typeof en>;
