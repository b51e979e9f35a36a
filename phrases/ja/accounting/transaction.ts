import type { transaction as en } from '../../en/accounting/transaction.ts';
import type { Shape } from '../../shape.ts';

export const transaction = {
  name: '取引',
  plural: '取引',
  field: {
    debit: '借方',
    credit: '貸方',
  },
  state: {
    booked: '記帳済み',
    documented: 'ファイル添付済み',
    internal: '記帳のみ',
  },
  section: {
    entries: '仕訳',
    receipts: '対象書類',
  },
  type: {
    deposit_with_cash: '現金入金',
    payment_order: '商品代支払',
    payment_service: 'サービス料支払',
    payment_supplier: '仕入先支払',
    payment_purchase: '発注支払',
    payment_order_refund: '商品代返金',
    payment_service_refund: 'サービス料返金',
    debit: '掛売計上',
    order_cancelled: '注文取消の返金',
    purchase_cancelled: '発注取消の返金',
    opening: '期首残高',
    revaluation: '外貨換算替え',
    closing: '月次振替',
  },
  act: {
    deposit_with_cash: '現金入金',
    payment_supplier: '仕入先へ支払う',
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
