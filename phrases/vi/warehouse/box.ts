import type { box as en } from '../../en/warehouse/box.ts';
import type { Shape } from '../../shape.ts';

export const box = {
  name: 'Thùng',
  plural: 'Thùng hàng',
  field: {
    duplicate: 'Số thùng',
    packed: 'Ngày đóng',
    expiry_date: 'Hạn sử dụng',
    in_stock: 'Tồn kho',
    storage_days: 'Số ngày lưu kho',
    in_container: 'Trong container',
    owners: 'Thuộc đơn',
  },
  warning: {
    side_over_100: 'Có cạnh dài hơn 100 cm',
    weight_over_100: 'Thùng nặng hơn 100 kg',
    pallet_nearly_full: 'Pallet đã đầy hơn 90%',
    packed_beyond_received: 'Số đóng thùng nhiều hơn số đã nhận',
    goods_banned: 'Có hàng không được gửi bằng phương thức của đơn',
    pallet_overloaded: 'Pallet đã vượt tải cho phép',
  },
  state: {
    open: 'Đang mở',
    closed: 'Đã đóng',
    loaded: 'Trong container',
    arrived: 'Đã đến nơi',
    delivered: 'Đã giao',
    scrapped: 'Đã xuất hủy',
  },
  todo: {
    closed: 'Đóng thùng',
    loaded: 'Xếp lên container',
    arrived: 'Dỡ tại nơi đến',
    delivered: 'Giao hàng',
  },
  act: {
    to_bills: 'Thêm vào vận đơn',
    to_containers: 'Đến container',
    to_deliveries: 'Đến phiếu giao',
    reopen: 'Mở lại thùng',
  },
  message: {
    nobody: 'Chưa thuộc đơn nào',
  },
  errors: {
    box_is_open: 'Thùng đang mở',
    box_is_closed: 'Thùng đã đóng. Hãy mở trước',
    box_is_scrapped: 'Thùng đã được xuất hủy',
    box_is_empty: 'Thùng chưa có hàng',
    box_in_use: 'Thùng đã thuộc đơn hàng hoặc đang vận chuyển',
    box_not_loaded: 'Thùng không ở trong container nào',
    box_not_arrived: 'Thùng chưa đến nơi',
    box_without_order: 'Còn thùng chưa thuộc đơn hàng nào',
    box_without_bill: 'Còn thùng chưa có vận đơn',
    packed_beyond_received: 'Sẽ đóng {{packed}} {{product}} trong khi kiện này chỉ nhận được {{received}}',
  },
  rights: {
    box: {
      name: 'Thùng',
      meaning: 'Thùng, hàng trong thùng, vị trí',
    },
  },
  log: {
    surplus_reason: 'Lý do thừa hàng',
  },
} satisfies Shape<typeof en>;
