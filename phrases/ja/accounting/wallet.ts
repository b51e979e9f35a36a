import type { wallet as en } from '../../en/accounting/wallet.ts';
import type { Shape } from '../../shape.ts';

export const wallet = {
  name: 'ウォレット',
  title: {
    customers: '顧客ウォレット',
    suppliers: '仕入先前渡金',
  },
  field: {
    available: '利用可能残高',
    updated_at: '更新日時',
  },
  rights: {
    wallet: {
      name: '顧客ウォレット',
      meaning: '顧客からの預り金',
    },
    supplier_wallet: {
      name: '仕入先前渡金',
      meaning: '仕入先に前払いした金額',
    },
  },
} satisfies Shape<typeof en>;
