import type { product as en } from '../../en/product/product.ts';
import type { Shape } from '../../shape.ts';

export const product = {
  name: 'Sản phẩm',
  plural: 'Sản phẩm',
  title: {
    new: 'Tạo sản phẩm',
  },
  field: {
    id: 'Mã sản phẩm (JAN)',
    name_vi: 'Tên tiếng Việt',
    name_en: 'Tên tiếng Anh',
    name_ja: 'Tên tiếng Nhật',
    brand: 'Thương hiệu',
    hs_code: 'Mã HS',
    origin: 'Xuất xứ',
    initial_price: 'Giá niêm yết',
    tax_percent: 'Thuế tiêu dùng Nhật (%)',
    manufacturing_year: 'Năm sản xuất',
    ingredients: 'Thành phần',
    link_store: 'Trang bán hàng',
    items_in_box: 'Số lượng mỗi thùng',
    code: 'Mã nội bộ',
    special: 'Hàng đặc biệt',
    private_license: 'Cần giấy phép',
  },
  section: {
    images: 'Hình ảnh',
  },
  act: {
    add_images: 'Thêm ảnh',
    add_featured: 'Chọn ảnh chính',
    add_album: 'Thêm ảnh album',
    feature: 'Đặt làm ảnh chính',
    view_detail: 'Xem chi tiết',
  },
  quick: {
    title: 'Tạo sản phẩm',
    action: 'Tạo và thêm',
    jan: 'Mã JAN',
    lot: 'Mã đấu giá',
    look_up: 'Tra cứu',
    mistyped: 'Số kiểm tra không khớp. Có phải {{right}}?',
    picture: 'Đường dẫn ảnh',
  },
  ban: {
    banned_air: 'Cấm đường bay',
    banned_sea: 'Cấm đường biển',
    banned_export: 'Cấm xuất khẩu',
  },
  errors: {
    product_id_taken: 'Đã có sản phẩm mã này',
    too_many_images: 'Một sản phẩm có tối đa {{maximum}} ảnh',
  },
  rights: {
    product: {
      name: 'Sản phẩm',
      meaning: 'Sản phẩm, đánh giá và nhà cung cấp',
    },
  },
  log: {
    category_ids: 'Danh mục',
    product_tag_ids: 'Nhãn',
    images: 'Ảnh',
    image_ids: 'Ảnh',
    image_url: 'Đường dẫn ảnh',
    quantity_items: 'Số lượng',
    supplier_removed: 'Nhà cung cấp đã gỡ',
    banned_air: 'Cấm đường bay',
    banned_sea: 'Cấm đường biển',
    banned_export: 'Cấm xuất khẩu',
    quantity_items_in_box: 'Số lượng mỗi thùng',
    images_attached: 'Ảnh đã thêm',
    images_detached: 'Ảnh đã gỡ',
    image_id: 'Ảnh chính',
  },
} satisfies Shape<typeof en>;
