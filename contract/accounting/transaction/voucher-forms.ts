import { seriesOf, type TransactionKind } from './kinds.ts';
import type { VoucherSeries } from './transaction-kind.ts';

/** Signatories of a form, from left to right. */
type Signature =
  | 'director'
  | 'chief_accountant'
  | 'payer'
  | 'receiver'
  | 'preparer'
  | 'cashier'
  | 'account_holder'
  | 'bank_teller'
  | 'bank_controller';

interface PaperFacts {
  /** Number of the form, where the law assigns one. */
  form?: string;
  /** Side of its fund or bank account. Forms of general vouchers show both sides. */
  side?: 'debit' | 'credit';
  /** Whether the recipient confirms the amount in writing. */
  receipted?: true;
  signatures: readonly Signature[];
}

/** Forms on which vouchers are printed: phiếu thu, phiếu chi, giấy báo có, ủy nhiệm chi, phiếu kế toán. */
const voucherPapers = {
  cash_in: {
    form: '01-TT',
    side: 'debit',
    receipted: true,
    signatures: ['director', 'chief_accountant', 'payer', 'preparer', 'cashier'],
  },
  cash_out: {
    form: '02-TT',
    side: 'credit',
    receipted: true,
    signatures: ['director', 'chief_accountant', 'cashier', 'preparer', 'receiver'],
  },
  bank_in: { side: 'debit', signatures: ['preparer', 'chief_accountant'] },
  bank_out: {
    side: 'credit',
    signatures: ['chief_accountant', 'account_holder', 'bank_teller', 'bank_controller'],
  },
  books: { signatures: ['preparer', 'chief_accountant', 'director'] },
} as const satisfies Record<string, PaperFacts>;
export type VoucherForm = keyof typeof voucherPapers;

/** The table with its literal types widened, for lookups by any form. */
export const voucherForms: Readonly<Record<VoucherForm, PaperFacts>> = voucherPapers;

const papers: Record<VoucherSeries, VoucherForm> = {
  PT: 'cash_in',
  PC: 'cash_out',
  BC: 'bank_in',
  BN: 'bank_out',
  BT: 'books',
  CT: 'books',
  KT: 'books',
  NK: 'books',
  XK: 'books',
  DT: 'books',
};

/** The form of a voucher, by its number series. */
export const voucherFormOf = ({ type_id, fund_id }: { type_id: TransactionKind; fund_id: number | null }) =>
  papers[seriesOf(type_id, fund_id === null ? 'card' : 'fund')];
