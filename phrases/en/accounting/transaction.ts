import type { MoveKind, TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';

export const transaction = {
  name: 'Transaction',
  plural: 'Transactions',
  field: {
    debit: 'Debit',
    credit: 'Credit',
  },
  state: {
    booked: 'In the books',
    documented: 'With paper',
    internal: 'For the books alone',
  },
  section: {
    entries: 'Entries',
    receipts: 'Documents',
  },
  type: {
    deposit_with_cash: 'Cash deposit',
    payment_order: 'Goods payment',
    payment_service: 'Service payment',
    payment_supplier: 'To supplier',
    payment_purchase: 'Purchase payment',
    payment_order_refund: 'Goods refund',
    payment_service_refund: 'Service refund',
    debit: 'Put on debt',
    order_cancelled: 'Order cancelled',
    purchase_cancelled: 'Purchase cancelled',
    opening: 'Opening balances',
    revaluation: 'Revaluation',
    closing: 'Closing of the month',
  } satisfies Record<TransactionKind, string>,
  /** What the buttons say that make a voucher. */
  act: {
    deposit_with_cash: 'Deposit cash',
    payment_supplier: 'Pay supplier',
  } satisfies Record<MoveKind, string>,
  rights: {
    transaction: {
      name: 'Transactions',
      meaning: 'Money in and out; delete means reverse',
    },
    receipt: {
      name: 'Receipts',
      meaning: 'Documents that money is for',
    },
  },
};
