import type { market as en } from '../../en/product/market.ts';
import type { Shape } from '../../shape.ts';

export const market = {
  name: 'Sàn mua sắm',
  page: {
    stores: 'Cửa hàng',
    goods: 'Sản phẩm',
    visit: 'Mở {{name}}',
    order_hint: 'Đăng ký để chúng tôi mua giúp bạn tại Nhật.',
  },
} satisfies Shape<typeof en>;
