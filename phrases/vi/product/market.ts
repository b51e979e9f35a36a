import type { market as en } from '../../en/product/market.ts';
import type { Shape } from '../../shape.ts';

export const market = {
  name: 'Chợ',
  page: {
    stores: 'Cửa hàng',
    goods: 'Hàng hóa',
    visit: 'Mở {{name}}',
    order_hint: 'Đăng ký và chúng tôi mua giúp bạn tại Nhật.',
  },
} satisfies Shape<typeof en>;
