import type { purchase as en } from '../../en/order/purchase.ts';
import type { Shape } from '../../shape.ts';

export const purchase = {
  name: 'Đơn mua',
  plural: 'Đơn mua',
  /** What else stands in its folder. */
  nouns: {
    purchase_item: 'Dòng mua',
  },
  title: {
    new: 'Tạo đơn mua',
    one: 'Đơn mua',
  },
  field: {
    short_closed_quantity: 'Không về nữa',
    short_close_reason: 'Lý do không về',
    buyer: 'Người mua',
    asked: 'Giá chào',
    last_bought_at: 'Mua lần cuối',
    sub_total: 'Tiền hàng trước thuế',
    discount_tax: 'Giảm thuế',
    compensation: 'Bồi thường',
  },
  section: {
    goods_received: 'Hàng đã về',
  },
  act: {
    short_close: 'Chốt thiếu',
    out_of_stock: 'Hết hàng',
    detach_tracking: 'Gỡ',
    edit: 'Sửa chi phí và ghi chú',
    cancel: 'Hủy đơn mua',
    attach_tracking: 'Gắn mã vận đơn',
    buy: 'Mua {{count}} sản phẩm',
    order_at_once: 'Duyệt và đặt hàng luôn',
    write_by_hand: 'Tự soạn đơn mua',
    use_price: 'Dùng',
    compare_prices: 'Giá của {{count}} nhà cung cấp',
  },
  message: {
    advance: 'Nhà cung cấp đang giữ {{amount}} ứng trước',
    supplier_first: 'Hãy chọn nhà cung cấp trước',
    never_bought: 'Chưa có nhà cung cấp nào',
    cheapest: 'Rẻ nhất',
    own_price: 'Giá tại nhà cung cấp này: {{price}}',
    one_box: 'Một thùng: {{count}}',
    cheaper: '{{supplier}} bán với giá {{price}}',
    out_of_stock:
      '{{product}} sẽ không về thêm: phần này không phải trả tiền và được đưa lại vào danh sách cần mua cho các đơn đang chờ.',
    nothing_came: 'Chưa có hàng về',
  },
  status: {
    New: 'Mới',
    Approved: 'Đã duyệt',
    Ordered: 'Đã đặt hàng',
    PartiallyReceived: 'Nhận một phần',
    Received: 'Đã nhận',
    Finish: 'Hoàn tất',
    OutOfStock: 'Hết hàng',
    Cancelled: 'Đã hủy',
  },
  errors: {
    quantity_over_to_buy: 'Số lượng không được lớn hơn {{maximum}} còn cần mua của dòng này',
    quantity_over_line: 'Các dòng đơn hàng nhận nhiều hơn số mua',
    order_unpaid: 'Đơn hàng {{order_id}} chưa thanh toán; không cho phép mua trước khi thanh toán',
    purchase_wrong_state: 'Đơn mua đang ở trạng thái {{status}}; cần {{needed}}',
    purchase_received: 'Hàng của đơn mua này đã được nhận',
    received_too_much: 'Số lượng không được lớn hơn {{maximum}} còn nhận được của dòng này',
    purchase_not_ordered: 'Đơn mua {{purchase_id}} chưa được đặt hàng',
    nothing_to_buy: 'Không có đơn hàng nào đang chờ sản phẩm này',
    no_supplier: 'Sản phẩm này chưa có nhà cung cấp; hãy chọn nhà cung cấp',
    bought_twice: 'Sản phẩm này có hai lần',
    purchase_last_line: 'Đơn mua phải còn ít nhất một dòng',
  },
  rights: {
    purchase: {
      name: 'Đơn mua',
      meaning: 'Đơn đặt nhà cung cấp',
    },
    purchase_item: {
      name: 'Dòng đơn mua',
      meaning: 'Hàng mua và giá vốn',
    },
  },
} satisfies Shape<typeof en>;
