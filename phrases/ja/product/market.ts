import type { market as en } from '../../en/product/market.ts';
import type { Shape } from '../../shape.ts';

export const market = {
  name: 'マーケット',
  page: {
    stores: 'ストア',
    goods: '商品',
    visit: '{{name}}を開く',
    order_hint: '会員登録すると、日本での購入を代行します。',
  },
} satisfies Shape<typeof en>;
