import type { consequence as en } from '../../en/common/consequence.ts';
import type { Shape } from '../../shape.ts';

/** What happens after a confirmation. */
export const consequence = {
  for_good: 'Không thể hoàn tác thao tác này.',
  delivery_ship: 'Các thùng rời kho và phiếu giao hàng không sửa được nữa.',
  delivery_receive: 'Các thùng được ghi nhận là đã giao cho khách hàng.',
  delivery_cancel: 'Các thùng có thể đưa vào phiếu giao hàng khác.',
  container_cut_off: 'Vận đơn và thùng hàng của container này sẽ không sửa được nữa.',
  container_open: 'Có thể sửa lại vận đơn và thùng hàng của container này.',
  box_delete: 'Số lượng còn lại được xuất khỏi tồn kho.',
  bill_delete: 'Các thùng có thể đưa vào vận đơn khác.',
  contract_close: 'Không thêm đơn hàng được nữa. Hợp đồng có thể mở lại.',
  contract_reopen: 'Có thể thêm đơn hàng trở lại.',
  contract_cancel: 'Không thêm đơn hàng được nữa và không thể mở lại hợp đồng.',
  order_reopen: 'Tiền hàng và phí lại phải thu. Các khoản đã hoàn vẫn giữ nguyên.',
  lot_lose: 'Lô đấu giá được ghi nhận là thua.',
  buy_again: 'Hàng của đơn phải mua lại. Số tiền đã trả chuyển thành tiền ứng trước cho nhà cung cấp.',
  buy_again_unpaid: 'Hàng của đơn phải mua lại.',
  request_withdraw: 'Không có bút toán nào được ghi. Không thể hoàn tác thao tác này.',
  unlink: 'Các khoản đã bù trừ vẫn giữ nguyên.',
  take_off: 'Các thùng trở về trạng thái chưa phân bổ.',
  addresses_convert:
    'Địa chỉ theo đơn vị hành chính cũ được chuyển sang mới. Địa chỉ chưa rõ sẽ chờ bạn chọn.',
} satisfies Shape<typeof en>;
