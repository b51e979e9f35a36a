import type { transaction as en } from '../../en/accounting/transaction.ts';
import type { Shape } from '../../shape.ts';

export const transaction = {
  name: 'Giao dịch',
  plural: 'Giao dịch',
  field: {
    debit: 'Nợ',
    credit: 'Có',
  },
  section: {
    entries: 'Bút toán',
    receipts: 'Chứng từ',
  },
  type: {
    'deposit-with-cash': 'Nạp tiền mặt',
    'payment-order': 'Thanh toán tiền hàng',
    'payment-service': 'Thanh toán dịch vụ',
    'payment-supplier': 'Trả nhà cung cấp',
    'payment-purchase': 'Thanh toán đơn mua',
    'payment-order-refund': 'Hoàn tiền hàng',
    'payment-service-refund': 'Hoàn tiền dịch vụ',
    debit: 'Ghi nợ',
  },
  rights: {
    transaction: {
      name: 'Giao dịch',
      meaning: 'Tiền vào ra; xóa nghĩa là đảo',
    },
    receipt: {
      name: 'Chứng từ',
      meaning: 'Chứng từ của khoản tiền',
    },
  },
} satisfies Shape<typeof en>;
