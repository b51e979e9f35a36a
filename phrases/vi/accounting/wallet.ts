import type { wallet as en } from '../../en/accounting/wallet.ts';
import type { Shape } from '../../shape.ts';

export const wallet = {
  name: 'Ví',
  title: {
    customers: 'Ví khách hàng',
    suppliers: 'Ứng trước nhà cung cấp',
  },
  field: {
    available: 'Số dư khả dụng',
    updated_at: 'Ngày cập nhật',
  },
  rights: {
    wallet: {
      name: 'Ví khách hàng',
      meaning: 'Tiền của khách hàng',
    },
    supplier_wallet: {
      name: 'Ứng trước nhà cung cấp',
      meaning: 'Tiền ứng trước cho nhà cung cấp',
    },
  },
} satisfies Shape<typeof en>;
