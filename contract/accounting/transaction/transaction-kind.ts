import type { AccountRole } from '../account/account-roles.ts';
import type { ChargeKind, DocumentType } from '../charge/charge-kinds.ts';

/**
 * Voucher series of Vietnamese books: cash in (phiếu thu) and out (phiếu chi), bank in (báo có) and out (báo
 * nợ), offsetting (bù trừ), transfer (chuyển tiền), of the books (kế toán).
 */
export const voucherSeries = ['PT', 'PC', 'BC', 'BN', 'BT', 'CT', 'KT'] as const;
export type VoucherSeries = (typeof voucherSeries)[number];

/** Where money comes from or goes to outside of wallets; the voucher names which. */
export type MoneySource = 'fund' | 'card';

/**
 * One side of a move: a role of the chart for the voucher's party, or the fund or card that the voucher
 * names.
 */
export type Place = AccountRole | 'source';

/** One amount goes from a place to the other. */
export interface Move {
  does: 'move';
  debit: Place;
  credit: Place;
}

/** The accounts between which documents are settled. */
export interface DocumentAccounts {
  /** What the party has with us, or we with it. */
  wallet: AccountRole;
  /** Where settled money of documents waits until goods and services are recognised. */
  documents: AccountRole;
  /** Where their recorded debt stands; left out where nothing is put on debt. */
  debt?: AccountRole;
}

/** Orders and bills of customers. */
export const customerAccounts = {
  wallet: 'WALLET',
  documents: 'CLEAR',
  debt: 'DEBT',
} as const satisfies DocumentAccounts;

/** Where the debt of documents stands; asked only where they can have some. */
export function debtRole({ debt }: DocumentAccounts): AccountRole {
  if (debt === undefined) throw new Error('Documents of this kind are never put on debt');
  return debt;
}

/** What a voucher for documents is about, and the accounts between which it posts. */
interface Documents {
  /** What its receipts may name. */
  documents: readonly [DocumentType, ...DocumentType[]];
  /** Which of their charges it settles. */
  charges: readonly ChargeKind[];
  accounts: DocumentAccounts;
  /**
   * Which of them is debited; the other is credited. Debt stands on the side of documents when it is repaid.
   */
  debit: 'wallet' | 'documents';
}

/** What a credit is for. */
export type CreditType = 'payment_order' | 'payment_service';

/**
 * A wallet pays documents: what is unsolved of their charges first, then their debt, oldest due date first.
 */
export interface Settle extends Documents {
  does: 'settle';
  /**
   * The kind of credit that can stand in for the wallet: what is unsolved becomes debt, and no money moves.
   */
  credit_type?: CreditType;
}

/** What documents got too much goes back: open debt is written back first, then money to the wallet. */
export interface GiveBack extends Documents {
  does: 'give_back';
}

/** Documents that ask go on debt by an action of their own: all that is unsolved of their charges. */
export interface Debit extends Documents {
  does: 'debit';
}

/**
 * A document is cancelled, and what was settled of it goes back by itself: open debt is written back first,
 * then money to the wallet.
 */
export interface CancelDocument extends Documents {
  does: 'cancel';
}

/** Accounts change their worth or give it to each other, as the accountant's desk works it out. */
export interface Book {
  does: 'book';
}

type Does = Move | Settle | GiveBack | Debit | CancelDocument | Book;

/**
 * What an amount may not exceed: what the wallet holds, what is unsolved and owed of the documents, what they
 * got beyond what they ask, the room of the credit that is drawn.
 */
export type Limit = 'wallet' | 'open' | 'surplus' | 'credit';

/**
 * What stands behind a voucher, in the order in which it is written; a reversal takes it back from the end.
 */
export type Written = 'postings' | 'charges' | 'lots' | 'credit';

/** The screens that offer a kind. */
export type KindScreen =
  | 'customer_wallets'
  | 'supplier_wallets'
  | 'order'
  | 'lading_bill'
  | 'contract'
  | 'purchase';

/** Everything that the house has to know of one kind of money transaction. */
export interface KindEntry<Way extends Does = Does> {
  /** Its call: `POST {path}`. Kinds that follow from other work (`debit`, `cancel`) only have the name. */
  path: string;
  /** Its name in the list of kinds that the API answers; screens say it in words of their own. */
  name: string;
  /** What it is, for the page of the API. */
  summary: string;
  /** What numbers its vouchers; where two are named, the source decides. */
  series: VoucherSeries | Readonly<Record<MoneySource, VoucherSeries>>;
  /** Whose vouchers they are; none where they are of the books alone. */
  party: Way extends Book ? 'none' : 'user' | 'supplier';
  /**
   * Where its money may come from or go to; exactly one is named. None where it stays between wallets and
   * documents.
   */
  sources: readonly MoneySource[];
  postings: Way;
  limits: readonly Limit[];
  undoes: readonly Written[];
  /** None for the kinds that follow from other work. */
  screens: readonly KindScreen[];
}
