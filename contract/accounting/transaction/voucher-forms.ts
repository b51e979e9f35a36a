import { seriesOf, type TransactionKind } from './kinds.ts';
import type { VoucherSeries } from './transaction-kind.ts';

/** Who signs a paper, from left to right. */
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
  /** The number of its form, where the law has one. */
  form?: string;
  /** The side on which its fund or bank account stands; papers of the books tell both. */
  side?: 'debit' | 'credit';
  /** Whoever gets the money writes down that it is all there. */
  receipted?: true;
  signatures: readonly Signature[];
}

/** The papers that vouchers are printed on: phiếu thu, phiếu chi, giấy báo có, ủy nhiệm chi, phiếu kế toán. */
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

/** The same table, where any paper may be asked. */
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

/** The paper of a voucher: its series decides, as it decides its number. */
export const voucherFormOf = ({ type_id, fund_id }: { type_id: TransactionKind; fund_id: number | null }) =>
  papers[seriesOf(type_id, fund_id === null ? 'card' : 'fund')];
