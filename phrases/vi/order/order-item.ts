import type { orderItem as en } from '../../en/order/order-item.ts';
import type { Shape } from '../../shape.ts';

export const orderItem = {
  name: 'Dòng hàng',
  title: {
    goods: 'Hàng khách đặt',
    to_buy: 'Cần mua',
  },
  field: {
    state: 'Tình trạng',
    waits_for: 'Đang chờ',
    ordered_at: 'Ngày đặt',
    bought: 'Đã mua',
    packed: 'Đã đóng thùng',
    shipped: 'Đã xuất',
    handed_over: 'Đã giao',
    to_buy: 'Cần mua',
    last_price: 'Giá gần nhất',
    original_product: 'Thay cho',
    orders: 'Đơn hàng',
  },
  message: {
    below_cost: 'Bán dưới giá vốn: {{cost}} gồm thuế, lãi gộp {{margin}}',
    is_below_cost: 'Dưới giá vốn',
    approve_below_cost: 'Có {{count}} dòng bán dưới giá vốn: {{products}}. Vẫn duyệt đơn?',
    lines_below_cost: 'Số dòng bán dưới giá vốn: {{count}}',
    lacks_product: 'Hãy chọn sản phẩm cho ít nhất một dòng',
    lacks_payee: 'Hãy chọn ít nhất một nhà cung cấp cần trả',
    scan_or_paste: 'Quét hàng, hoặc dán các dòng từ bảng tính vào ô sản phẩm: mã, số lượng, giá',
    taken: 'Đã thêm {{count}} dòng',
    unknown_codes: 'Chưa thêm dòng nào. Mã không khớp sản phẩm nào, hoặc khớp nhiều sản phẩm: {{codes}}',
    paste_payees: 'Có thể dán các dòng từ bảng tính vào ô nhà cung cấp: nhà cung cấp, số tiền, ghi chú',
    unknown_suppliers:
      'Chưa thêm dòng nào. Tên không khớp nhà cung cấp nào, hoặc khớp nhiều nhà cung cấp: {{names}}',
    unreadable: 'Chưa thêm dòng nào. Không phải số: {{figures}}',
  },
  state: {
    to_buy: 'Chờ mua',
    bought: 'Đã mua',
    received: 'Đã nhận',
    packed: 'Đã đóng thùng',
    shipped: 'Đã xuất khỏi Nhật',
    handed_over: 'Đã giao',
    cancelled: 'Đã hủy',
  },
  waits: {
    buying: 'Chờ mua',
    goods: 'Chờ hàng về',
  },
  errors: {
    product_banned: 'Không được gửi bằng phương thức này: {{products}}',
    lines_of_other_kind: 'Đơn {{order_id}} không có dòng hàng',
    line_is_won: 'Đây là lô mà đơn {{order_id}} đã thắng: chỉ sửa được giá. Muốn bỏ lô, hãy hủy đơn',
    line_price_is_fixed: 'Dòng này đã mua nên giá đã chốt. Hãy dùng “Điều chỉnh giá”',
    line_is_bought: 'Dòng này đã mua. Hãy hủy một phần thay vì sửa hoặc xóa',
    order_of_one_line: 'Đây là dòng duy nhất của đơn {{order_id}}. Hãy hủy đơn',
  },
  rights: {
    order_item: {
      name: 'Dòng hàng',
      meaning: 'Hàng đặt và đơn giá',
    },
    list_to_buy: {
      name: 'Cần mua',
      meaning: 'Hàng đơn còn thiếu',
    },
  },
} satisfies Shape<typeof en>;
