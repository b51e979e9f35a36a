import type { AccountRole } from '../account/account-roles.ts';
import type { ChargeKind, DocumentType } from '../charge/charge-kinds.ts';

/**
 * Voucher series of Vietnamese books: cash in (phiếu thu) and out (phiếu chi), bank in (báo có) and out (báo
 * nợ), offsetting (bù trừ), transfer (chuyển tiền), what the books record of themselves (kế toán), goods in
 * (nhập kho) and out (xuất kho), revenue (doanh thu).
 */
export const voucherSeries = ['PT', 'PC', 'BC', 'BN', 'BT', 'CT', 'KT', 'NK', 'XK', 'DT'] as const;
export type VoucherSeries = (typeof voucherSeries)[number];

/** Where money comes from or goes to outside of wallets; the voucher names which. */
export type MoneySource = 'fund' | 'card';

/**
 * One side of a move: a role of the chart (for the voucher's party, where it is kept for each), or the fund,
 * card or account that the voucher names.
 */
export type LedgerSide = AccountRole | 'source' | 'chosen';

/** Money of an earlier voucher that waits somewhere until others say, piece by piece, where it belongs. */
export interface Parent {
  /** The kinds that leave money there; the vouchers of a kind whose money is taken are its parents. */
  of: readonly string[];
  /** Where it waits: the side of the move that has no party stands there, for what it was worth. */
  place: AccountRole;
  required?: true;
  /** Hardly ever is there one: it is asked only where the earlier voucher is at hand. */
  seldom?: true;
}

/** One amount goes from a place to the other. */
export interface Move {
  does: 'move';
  debit: LedgerSide;
  credit: LedgerSide;
  parent?: Parent;
  /** What may be chosen, where a side is. */
  accounts?: readonly AccountRole[];
  /** What comes may be worth what the bank made of it, and not what the published rate says. */
  bankRate?: true;
}

/**
 * Money of our own, or of one party, goes from a place to another and may become another currency. `typed`:
 * people say both amounts; `published`: the other one follows from the rate of the day.
 */
export interface Transfer {
  does: 'transfer';
  from: 'source' | 'WALLET';
  to: 'target' | 'TRANSIT' | 'WALLET';
  rate: 'typed' | 'published';
  /** It always becomes another currency; foreign where it comes from ours. */
  into?: 'other' | 'foreign';
  /** What the bank takes for it leaves the source as well. */
  fees?: AccountRole;
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

/** Purchases from suppliers. */
export const supplierAccounts = {
  wallet: 'SUPW',
  documents: 'SUPP',
  debt: 'SUPD',
} as const satisfies DocumentAccounts;

/** Damages that we owe to customers; recorded or not, they stand in one account. */
export const compensationAccounts = {
  wallet: 'WALLET',
  documents: 'COMP',
  debt: 'COMP',
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

/** We pay what documents owe their customer: into the wallet, what is unsolved first, then what is on debt. */
export interface Compensate extends Documents {
  does: 'compensate';
}

/** What is owed to a party becomes more or less: an expense against what is owed. */
export interface Accrue extends Documents {
  does: 'accrue';
  expense: AccountRole;
}

/**
 * A supplier grants something for a document, or takes it back: an advance of ours against income, or against
 * what the document asks where it cuts its price.
 */
export interface Grant extends Documents {
  does: 'grant';
  income: AccountRole;
}

/** What a party owes us and what we owe it settle each other; each side says its kinds itself. */
export interface Net {
  does: 'net';
}

/** What an earlier voucher did is undone; what that was, the earlier one says. */
export interface Reverse {
  does: 'reverse';
}

/** Accounts change their worth or give it to each other, as the accountant's desk works it out. */
export interface Book {
  does: 'book';
  /** Where its money waits until others take it, where it leaves some. */
  leaves?: AccountRole;
}

/**
 * Goods came in or were handed over: what documents settled or will settle is recognised as goods, revenue
 * and cost. How much follows from the facts; only what changed since is posted, less where facts are undone.
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
 * What an amount may not exceed: what the wallet holds, what is unsolved and owed of the documents, what they
 * got beyond what they ask, the room of the credit that is drawn, what waits of an earlier voucher, what was
 * paid or granted of them.
 */
export type Limit = 'wallet' | 'open' | 'surplus' | 'credit' | 'parent' | 'granted';

/**
 * What stands behind a voucher, in the order in which it is written; a reversal takes it back from the end.
 * Vouchers of a kind with none of it are not reversed.
 */
export type ReversiblePart = 'postings' | 'charges' | 'lots' | 'credit';

/** The screens that offer a kind. */
export type KindScreen =
  | 'customer_wallets'
  | 'supplier_wallets'
  | 'order'
  | 'lading_bill'
  | 'contract'
  | 'purchase'
  | 'container'
  | MoneyPage;

/** The pages of money in and out, each with the vouchers that were made there. */
export const moneyPages = [
  'fund_collect',
  'fund_spend',
  'bank_collect',
  'bank_spend',
  'bank_transfer',
  'general',
] as const;
export type MoneyPage = (typeof moneyPages)[number];

/** Whose a voucher can be. */
export type PartyType = 'user' | 'supplier';

/** Everything that the house has to know of one kind of money transaction. */
export interface KindEntry<Way extends Does = Does, Party extends PartyType | 'none' = PartyType | 'none'> {
  /** Its call: `POST {path}`. Kinds that follow from other work (`debit`, `cancel`) only have the name. */
  path: string;
  /** Its name in the list of kinds that the API answers; screens say it in words of their own. */
  name: string;
  /** What it is, for the page of the API. */
  summary: string;
  /** What numbers its vouchers; where two are named, the source decides. */
  series: VoucherSeries | Readonly<Record<MoneySource, VoucherSeries>>;
  party: Party;
  /** In what it may be; any currency where it says nothing. */
  currency?: 'local' | 'foreign';
  /**
   * Where its money may come from or go to; exactly one is named. None where it stays between wallets and
   * documents.
   */
  sources: readonly MoneySource[];
  postings: Way;
  limits: readonly Limit[];
  undoes: readonly ReversiblePart[];
  /** Money leaves by it: above the limit of the organization a second person has to say yes. */
  secondPerson?: true;
  /** None for the kinds that follow from other work. */
  screens: readonly KindScreen[];
}
