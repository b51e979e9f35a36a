import type {
  MoveKind,
  TransactionKind,
  TransferKind,
} from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { MoneyPage } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import type { GeneralAccount } from '@hakobu/contract/accounting/transaction/treasury-kinds.ts';
import type { transactionErrors } from '@hakobu/contract/accounting/transaction/transaction.errors.ts';
import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';

export const transaction = {
  name: 'Transaction',
  plural: 'Transactions',
  field: {
    debit: 'Debit',
    credit: 'Credit',
    to_amount: 'Arriving amount',
    to_currency: 'Arriving currency',
    target: 'Into',
    fees: 'Bank fees',
    rate: 'Rate',
    unassigned: 'Not assigned yet',
    parent: 'Out of',
    children: 'Assigned with',
    reverses: 'Reverses',
    reversed_by: 'Reversed by',
  },
  state: {
    booked: 'In the books',
    documented: 'With paper',
    internal: 'For the books alone',
    reversed: 'Reversed',
  },
  section: {
    plan: 'What the reversal does',
    entries: 'Entries',
    receipts: 'Documents',
  },
  /** The pages of money in and out. */
  page: {
    fund_collect: 'Cash in',
    fund_spend: 'Cash out',
    bank_collect: 'Bank: money in',
    bank_spend: 'Bank: money out',
    bank_transfer: 'Transfers',
    general: 'Other receipts',
  } satisfies Record<MoneyPage, string>,
  /** The accounts that other receipts and payments may be booked against. */
  account: {
    SELLING: 'Selling expense',
    FEES: 'Office and bank fees',
    OTHER_INCOME: 'Other income',
    OTHER_EXPENSE: 'Other expense',
    ADVANCES: 'Advances to staff',
    OTHER_RECEIVABLE: 'Other receivables',
    OTHER_PAYABLE: 'Other payables',
  } satisfies Record<GeneralAccount, string>,
  message: {
    arrives: '{{amount}} arrive',
    perhaps: 'Perhaps:',
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
    withdrawal: 'Withdrawal',
    refund_supplier: 'From supplier',
    payment_purchase_refund: 'Purchase refund',
    received_from_local_currency: 'Dong received',
    received_from_foreign_currency: 'Currency received',
    deposit_with_received: 'Receipt assigned',
    buy_foreign_currency: 'Currency bought',
    transfer: 'Transfer',
    wallet_exchange: 'Wallet exchange',
    other_receipt: 'Other receipt',
    other_payment: 'Other payment',
    reversal: 'Reversal',
  } satisfies Record<TransactionKind, string>,
  /** What the buttons say that make a voucher. */
  act: {
    deposit_with_cash: 'Deposit cash',
    payment_supplier: 'Pay supplier',
    withdrawal: 'Pay out of a wallet',
    refund_supplier: 'Take back from supplier',
    received_from_local_currency: 'Enter dong received',
    received_from_foreign_currency: 'Enter currency received',
    deposit_with_received: 'Assign a receipt',
    buy_foreign_currency: 'Buy foreign currency',
    transfer: 'Transfer',
    wallet_exchange: 'Exchange between wallets',
    other_receipt: 'Other receipt',
    other_payment: 'Other payment',
  } satisfies Record<MoveKind | TransferKind, string>,
  errors: {
    voucher_reversed: '{{code}} is reversed already, with {{by}}',
    voucher_not_reversible: '{{code}} cannot be reversed: it belongs to other work',
    voucher_has_parts: 'Reverse first what came out of {{code}}: {{vouchers}}',
    voucher_is_built_on: 'Later vouchers build on {{code}}; reverse first: {{vouchers}}',
    reversal_beyond_wallet: 'Only {{available}} {{currency}} can be taken back',
    reversal_before_voucher: 'A reversal cannot be dated before its voucher, {{from}}',
  } satisfies ErrorPhrases<typeof transactionErrors>,
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
