import type { wallet as en } from '../../en/accounting/wallet.ts';
import type { Shape } from '../../shape.ts';

export const wallet = {
  name: 'ウォレット',
  title: {
    customers: '顧客ウォレット',
    suppliers: '仕入先前渡金',
  },
  field: {
    updated_at: '更新日',
  },
  rights: {
    wallet: {
      name: 'ウォレット',
      meaning: '顧客と仕入先の残高',
    },
  },
} satisfies Shape<typeof en>;
