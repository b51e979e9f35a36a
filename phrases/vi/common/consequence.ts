import type { consequence as en } from '../../en/common/consequence.ts';
import type { Shape } from '../../shape.ts';

/** What happens after a confirmation. */
export const consequence = {
  for_good: 'Không thể hoàn tác thao tác này.',
  delivery_ship: 'Các thùng rời kho và phiếu giao không sửa được nữa.',
  delivery_receive: 'Các thùng được ghi nhận là đã giao cho khách.',
  delivery_cancel: 'Các thùng có thể đưa vào phiếu giao khác.',
  container_cut_off: 'Vận đơn và thùng hàng của container này không sửa được nữa.',
  container_open: 'Vận đơn và thùng hàng của container này lại sửa được.',
  box_delete: 'Số lượng còn lại được xuất khỏi tồn kho.',
  bill_delete: 'Các thùng có thể đưa vào vận đơn khác.',
  contract_close: 'Không thêm đơn hàng được nữa. Có thể mở lại hợp đồng.',
  contract_reopen: 'Lại thêm được đơn hàng.',
  contract_cancel: 'Không thêm đơn hàng được nữa và không thể mở lại hợp đồng.',
  order_reopen: 'Tiền hàng và phí phải thu trở lại. Các khoản đã hoàn vẫn giữ nguyên.',
  lot_lose: 'Lô đấu giá được ghi nhận là trượt.',
  buy_again: 'Hàng của đơn phải mua lại. Số tiền đã trả chuyển thành tiền ứng trước cho nhà cung cấp.',
  buy_again_unpaid: 'Hàng của đơn phải mua lại.',
  request_withdraw: 'Không có bút toán nào được ghi. Không thể hoàn tác thao tác này.',
  unlink: 'Các khoản đã bù trừ vẫn giữ nguyên.',
  take_off: 'Các thùng trở lại thành hàng tự do trong kho.',
  addresses_convert: 'Địa chỉ theo mẫu cũ được viết lại. Địa chỉ chưa rõ sẽ chờ bạn chọn.',
} satisfies Shape<typeof en>;
