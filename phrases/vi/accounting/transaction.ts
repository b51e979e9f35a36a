import type { transaction as en } from '../../en/accounting/transaction.ts';
import type { Shape } from '../../shape.ts';

export const transaction = {
  name: 'Giao dịch',
  plural: 'Giao dịch',
  field: {
    debit: 'Nợ',
    credit: 'Có',
  },
  state: {
    booked: 'Đã ghi sổ',
    documented: 'Đã kèm tệp',
    internal: 'Chỉ ghi sổ',
  },
  section: {
    entries: 'Bút toán',
    receipts: 'Chứng từ',
  },
  type: {
    deposit_with_cash: 'Nạp tiền mặt',
    payment_order: 'Thanh toán tiền hàng',
    payment_service: 'Thanh toán dịch vụ',
    payment_supplier: 'Trả nhà cung cấp',
    payment_purchase: 'Thanh toán đơn mua',
    payment_order_refund: 'Hoàn tiền hàng',
    payment_service_refund: 'Hoàn tiền dịch vụ',
    debit: 'Ghi nợ',
    order_cancelled: 'Hoàn tiền đơn hủy',
    purchase_cancelled: 'Hoàn tiền đơn mua hủy',
    opening: 'Số dư đầu kỳ',
    revaluation: 'Đánh giá lại ngoại tệ',
    closing: 'Kết chuyển',
  },
  act: {
    deposit_with_cash: 'Nạp tiền mặt',
    payment_supplier: 'Trả nhà cung cấp',
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
