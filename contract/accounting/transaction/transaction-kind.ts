import type { AccountRole } from '../account/account-roles.ts';
import type { ChargeKind, DocumentType } from '../charge/charge-kinds.ts';

/**
 * Voucher series of Vietnamese books: cash in (phiếu thu) and out (phiếu chi), bank in (báo có) and out
 * (báo nợ), offsetting (bù trừ), transfer (chuyển tiền), general vouchers (kế toán), goods in (nhập kho)
 * and out (xuất kho), revenue (doanh thu).
 */
export const voucherSeries = ['PT', 'PC', 'BC', 'BN', 'BT', 'CT', 'KT', 'NK', 'XK', 'DT'] as const;
export type VoucherSeries = (typeof voucherSeries)[number];

/** Source or target of money outside of wallets. The voucher names which one. */
export type MoneySource = 'fund' | 'card';

/**
 * One side of a movement: an account role (with the voucher's party, where it is kept per party), or the
 * fund, card or account that the voucher names.
 */
export type LedgerSide = AccountRole | 'source' | 'chosen';

/** Unassigned money of an earlier voucher, which later vouchers allocate in parts. */
export interface Parent {
  /** Kinds that leave unassigned money. Their vouchers are the parents of those that allocate it. */
  of: readonly string[];
  /** Account of the unassigned money: the side of the movement without a party, at book value. */
  place: AccountRole;
  required?: true;
  /** True where it is rare, so that it is offered only next to the earlier voucher. */
  seldom?: true;
}

/** Moves one amount from one place to another. */
export interface Move {
  does: 'move';
  debit: LedgerSide;
  credit: LedgerSide;
  parent?: Parent;
  /** Places to choose from, where a side is chosen. */
  accounts?: readonly AccountRole[];
  /** Whether the amount in VND may be the bank's instead of that of the published rate. */
  bankRate?: true;
}

/**
 * Transfers money of the company, or of one party, between places, also into another currency. `typed`: the
 * user enters both amounts. `published`: the rate of the day determines the second one.
 */
export interface Transfer {
  does: 'transfer';
  from: 'source' | 'WALLET';
  to: 'target' | 'TRANSIT' | 'WALLET';
  rate: 'typed' | 'published';
  /** Whether the currency always changes. `foreign` where the source currency is VND. */
  into?: 'other' | 'foreign';
  /** Whether bank fees leave the source as well. */
  fees?: AccountRole;
}

/** Accounts between which documents are settled. */
export interface DocumentAccounts {
  /** Wallet or advance of the party. */
  wallet: AccountRole;
  /** Settled amounts until goods and services are recognised. */
  documents: AccountRole;
  /** Recorded receivables or payables. Left out where none are recorded. */
  debt?: AccountRole;
}

/** Orders and bills of customers. */
export const customerAccounts = {
  wallet: 'WALLET',
  documents: 'CLEAR',
  debt: 'DEBT',
} as const satisfies DocumentAccounts;

/** Purchases from suppliers. */
export const supplierAccounts = {
  wallet: 'SUPW',
  documents: 'SUPP',
  debt: 'SUPD',
} as const satisfies DocumentAccounts;

/** Compensation payable to customers. One account, whether recorded or not. */
export const compensationAccounts = {
  wallet: 'WALLET',
  documents: 'COMP',
  debt: 'COMP',
} as const satisfies DocumentAccounts;

/** Account of recorded debt of documents. Called only where they can have some. */
export function debtRole({ debt }: DocumentAccounts): AccountRole {
  if (debt === undefined) throw new Error('Documents of this kind are never put on debt');
  return debt;
}

/** The documents of a voucher, and the accounts between which it posts. */
interface Documents {
  /** Document types of its receipts. */
  documents: readonly [DocumentType, ...DocumentType[]];
  /** Kinds of charges that it settles. */
  charges: readonly ChargeKind[];
  accounts: DocumentAccounts;
  /** The account that is debited; the other one is credited. Repaid debt replaces the documents' side. */
  debit: 'wallet' | 'documents';
}

/** Purpose of a credit. */
export type CreditType = 'payment_order' | 'payment_service';

/** Pays documents from a wallet: first the unsettled part of their charges, then their debt by due date. */
export interface Settle extends Documents {
  does: 'settle';
  /** Kind of credit that can replace the wallet: the unsettled part becomes debt, and no money moves. */
  credit_type?: CreditType;
}

/** Refunds overpaid documents: first by writing back open debt, then to the wallet. */
export interface GiveBack extends Documents {
  does: 'give_back';
}

/** Records everything unsettled of documents as receivable or payable, by a request of its own. */
export interface Debit extends Documents {
  does: 'debit';
}

/**
 * Refunds the settled amounts of a cancelled document automatically: first by writing back open debt, then
 * to the wallet.
 */
export interface CancelDocument extends Documents {
  does: 'cancel';
}

/** Pays compensation to the customer's wallet: first the unsettled part, then the recorded part. */
export interface Compensate extends Documents {
  does: 'compensate';
}

/** Raises or lowers a payable: an expense against the payable. */
export interface Accrue extends Documents {
  does: 'accrue';
  expense: AccountRole;
}

/**
 * Compensation from a supplier for a document, or its reversal: an advance against income, or a price cut
 * against the document's charge.
 */
export interface Grant extends Documents {
  does: 'grant';
  income: AccountRole;
}

/** Nets receivables of a party with payables to it. Each side has its own kinds. */
export interface Net {
  does: 'net';
}

/** Reverses an earlier voucher, with the postings of that voucher. */
export interface Reverse {
  does: 'reverse';
}

/** Revalues accounts or moves balances between them, as a request of accounting computes it. */
export interface Book {
  does: 'book';
  /** Account in which its money stays unassigned, where some does. */
  leaves?: AccountRole;
}

/**
 * Recognises received or delivered goods: settled amounts of documents become goods, revenue and cost of
 * sales. Amounts follow from the facts; only the difference to earlier postings is posted, negative where
 * facts are undone.
 */
export interface Recognise {
  does: 'recognise';
}

type Does =
  | Move
  | Transfer
  | Settle
  | GiveBack
  | Debit
  | CancelDocument
  | Compensate
  | Accrue
  | Grant
  | Net
  | Reverse
  | Book
  | Recognise;

/**
 * Upper limit of an amount: wallet balance, unsettled and outstanding amounts of the documents, their
 * overpayment, unused credit, unassigned rest of an earlier voucher, or what was paid or granted of the
 * documents.
 */
export type Limit = 'wallet' | 'open' | 'surplus' | 'credit' | 'parent' | 'granted';

/**
 * Rows that belong to a voucher, in the order of writing. A reversal reverts them in reverse order. Kinds
 * without any of them cannot be reversed.
 */
export type ReversiblePart = 'postings' | 'charges' | 'lots' | 'credit';

/** Screens that offer a kind. */
export type KindScreen =
  | 'customer_wallets'
  | 'supplier_wallets'
  | 'order'
  | 'lading_bill'
  | 'contract'
  | 'purchase'
  | 'container'
  | MoneyPage;

/** Pages of money in and out, each with the kinds of vouchers created there. */
export const moneyPages = [
  'fund_collect',
  'fund_spend',
  'bank_collect',
  'bank_spend',
  'bank_transfer',
  'general',
] as const;
export type MoneyPage = (typeof moneyPages)[number];

/** Types of parties of a voucher. */
export type PartyType = 'user' | 'supplier';

/** Declaration of a kind of money transaction. */
export interface KindEntry<Way extends Does = Does, Party extends PartyType | 'none' = PartyType | 'none'> {
  /**
   * Its endpoint: `POST {path}`. Kinds that follow from other writes (`debit`, `cancel`) have only the
   * name.
   */
  path: string;
  /** Its name in the API's list of kinds. Screens use phrases. */
  name: string;
  /** Its summary in the API documentation. */
  summary: string;
  /** Its number series. Of two, the source of the money decides. */
  series: VoucherSeries | Readonly<Record<MoneySource, VoucherSeries>>;
  party: Party;
  /** Its currencies, any currency by default. */
  currency?: 'local' | 'foreign';
  /**
   * Where its money may come from or go to; a request names exactly one. Empty where it stays between
   * wallets and documents.
   */
  sources: readonly MoneySource[];
  postings: Way;
  limits: readonly Limit[];
  undoes: readonly ReversiblePart[];
  /** Whether money leaves by it. Above the organization's limit it then needs four-eyes approval. */
  secondPerson?: true;
  /** Left out for kinds that follow from other writes. */
  screens: readonly KindScreen[];
}
