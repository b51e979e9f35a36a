import type { product as en } from '../en/product.ts';
import type { Shape } from '../shape.ts';

export const product = {
  errors: {
    price_not_found: 'Không có giá cho trường hợp này: {{nearest}}',
    product_id_taken: 'Đã có sản phẩm với mã này',
    category_loop: 'Danh mục không thể nằm dưới chính nó',
    price_overlap: '{{name}} có cùng số điều kiện và trùng thời gian; không rõ giá nào được dùng',
    timeline_overlap: 'Thời gian trùng với giai đoạn khác, hoặc kết thúc trước khi bắt đầu',
    bracket_overlap: 'Khoảng bị trùng với khoảng khác, hoặc rỗng',
    brackets_incomplete: 'Các khoảng phải liền nhau từ 0 đến vô cùng',
    price_in_force: 'Giá này đã có hiệu lực và được giữ nguyên; hãy cho kết thúc và tạo giai đoạn mới',
    unit_needed: 'Đơn vị cho biết giá nhân với gì; không thể bỏ',
    condition_taken: 'Giá này đã có điều kiện đó',
    too_many_images: 'Một sản phẩm có tối đa {{maximum}} ảnh',
    auction_lot_not_found: 'Không tìm thấy',
    auction_not_configured: 'Chưa cấu hình trang đấu giá',
  },
} satisfies Shape<typeof en>;
