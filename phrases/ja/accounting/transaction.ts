import type { transaction as en } from '../../en/accounting/transaction.ts';
import type { Shape } from '../../shape.ts';

export const transaction = {
  name: '取引',
  plural: '取引',
  field: {
    debit: '借方',
    credit: '貸方',
  },
  section: {
    entries: '仕訳',
    receipts: '対象書類',
  },
  type: {
    'deposit-with-cash': '現金入金',
    'payment-order': '商品代支払',
    'payment-service': 'サービス料支払',
    'payment-supplier': '仕入先支払',
    'payment-purchase': '発注支払',
    'payment-order-refund': '商品代返金',
    'payment-service-refund': 'サービス料返金',
    debit: '債務計上',
  },
  rights: {
    transaction: {
      name: '取引',
      meaning: '入出金。削除は取消',
    },
    receipt: {
      name: '対象書類',
      meaning: '支払の対象',
    },
  },
} satisfies Shape<typeof en>;
