import type { log as en } from '../../en/common/log.ts';
import type { Shape } from '../../shape.ts';

/** Change-log labels of fields that several entities share. */
export const log = {
  status: 'Trạng thái',
  to_area_id: 'Đến',
  from_area_id: 'Từ',
  added: 'Đã thêm',
  removed: 'Đã gỡ',
  items: 'Dòng hàng',
  item_id: 'Sản phẩm',
  order_item_id: 'Sản phẩm',
  purchase_item_id: 'Đơn mua',
  closed: 'Đã đóng thùng',
  cancelled: 'Đã hủy',
  customer_id: 'Khách hàng',
  override: 'Làm khác quy định',
  products: 'Hàng bên trong',
  categories_attached: 'Danh mục đã gắn',
  categories_detached: 'Danh mục đã gỡ',
  tags_attached: 'Nhãn đã gắn',
  tags_detached: 'Nhãn đã gỡ',
  parent_id: 'Thuộc',
  content: 'Nội dung',
  ecommerce_channel_id: 'Kênh',
  affiliate_store_id: 'Cửa hàng',
  language: 'Ngôn ngữ',
  country_id: 'Quốc gia',
  description: 'Diễn giải',
  files: 'Tệp đính kèm',
  files_attached: 'Tệp đã thêm',
  files_detached: 'Tệp đã bỏ',
} satisfies Shape<typeof en>;
