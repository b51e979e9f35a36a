import type { AccountRole } from '../account/account-roles.ts';
import { bookKinds } from './book-kinds.ts';
import { damageKinds } from './damage-kinds.ts';
import { goodsKinds } from './goods-kinds.ts';
import { treasuryKinds } from './treasury-kinds.ts';
import {
  customerAccounts,
  supplierAccounts,
  type Accrue,
  type CancelDocument,
  type Compensate,
  type Debit,
  type GiveBack,
  type Grant,
  type KindEntry,
  type MoneySource,
  type Move,
  type PartyType,
  type Settle,
  type Transfer,
  type VoucherSeries,
} from './transaction-kind.ts';

/**
 * Kinds of money transactions. Contract, validation, posting, numbering, forms, links and golden tests read
 * this table. A new kind needs an entry here, its phrases (`phrases/<language>/accounting/transaction.ts`)
 * and its golden test.
 */
export const transactionKinds = {
  deposit_with_cash: {
    path: 'deposit-with-cash',
    name: 'Deposit with cash',
    summary: 'A customer pays cash into a wallet',
    series: 'PT',
    party: 'user',
    sources: ['fund'],
    postings: { does: 'move', debit: 'source', credit: 'WALLET', bankRate: true },
    limits: [],
    undoes: ['postings'],
    screens: ['customer_wallets', 'fund_collect'],
  },
  payment_order: {
    path: 'payment-order',
    name: 'Payment of orders',
    summary: 'Pay the goods of orders from a wallet, draw a credit for them, or repay',
    series: 'BT',
    party: 'user',
    sources: [],
    postings: {
      does: 'settle',
      documents: ['order'],
      charges: ['purchase_cost'],
      accounts: customerAccounts,
      debit: 'wallet',
      credit_type: 'payment_order',
    },
    limits: ['open', 'wallet', 'credit'],
    undoes: ['postings', 'charges', 'lots', 'credit'],
    screens: ['order'],
  },
  payment_service: {
    path: 'payment-service',
    name: 'Payment of services',
    summary: 'Pay freight and fees from a wallet, draw a credit for them, or repay',
    series: 'BT',
    party: 'user',
    sources: [],
    postings: {
      does: 'settle',
      documents: ['order', 'lading_bill', 'contract'],
      charges: ['service_fee', 'freight'],
      accounts: customerAccounts,
      debit: 'wallet',
      credit_type: 'payment_service',
    },
    limits: ['open', 'wallet', 'credit'],
    undoes: ['postings', 'charges', 'lots', 'credit'],
    screens: ['order', 'lading_bill', 'contract'],
  },
  payment_order_refund: {
    path: 'payment-order-refund',
    name: 'Refund of orders',
    summary: 'Refund overpaid goods of an order',
    series: 'BT',
    party: 'user',
    sources: [],
    postings: {
      does: 'give_back',
      documents: ['order'],
      charges: ['purchase_cost'],
      accounts: customerAccounts,
      debit: 'documents',
    },
    limits: ['surplus'],
    undoes: ['postings', 'charges', 'lots', 'credit'],
    secondPerson: true,
    screens: ['order'],
  },
  payment_service_refund: {
    path: 'payment-service-refund',
    name: 'Refund of services',
    summary: 'Refund overpaid freight and fees',
    series: 'BT',
    party: 'user',
    sources: [],
    postings: {
      does: 'give_back',
      documents: ['order', 'lading_bill', 'contract'],
      charges: ['service_fee', 'freight'],
      accounts: customerAccounts,
      debit: 'documents',
    },
    limits: ['surplus'],
    undoes: ['postings', 'charges', 'lots', 'credit'],
    secondPerson: true,
    screens: ['order', 'lading_bill', 'contract'],
  },
  payment_supplier: {
    path: 'payment-supplier',
    name: 'Payment to supplier',
    summary: 'Send money to a supplier: it becomes an advance',
    series: { fund: 'PC', card: 'BN' },
    party: 'supplier',
    sources: ['card', 'fund'],
    postings: { does: 'move', debit: 'SUPW', credit: 'source', bankRate: true },
    limits: [],
    undoes: ['postings'],
    secondPerson: true,
    screens: ['supplier_wallets', 'purchase', 'fund_spend', 'bank_spend'],
  },
  payment_purchase: {
    path: 'payment-purchase',
    name: 'Payment of purchases',
    summary: 'Pay purchases from the advance of their supplier',
    series: 'BT',
    party: 'supplier',
    sources: [],
    postings: {
      does: 'settle',
      documents: ['purchase', 'sfa', 'container'],
      charges: ['purchase', 'sfa_shipping', 'container_cost'],
      accounts: supplierAccounts,
      debit: 'documents',
    },
    limits: ['open', 'wallet'],
    undoes: ['postings', 'charges', 'lots'],
    screens: ['purchase', 'container'],
  },
  debit: {
    path: 'debit',
    name: 'Recorded on debt',
    summary: 'Record unsettled amounts of an order, or freight of a bill or contract, as receivable',
    series: 'BT',
    party: 'user',
    sources: [],
    postings: {
      does: 'debit',
      documents: ['order', 'lading_bill', 'contract'],
      charges: ['purchase_cost', 'service_fee', 'freight'],
      accounts: customerAccounts,
      debit: 'documents',
    },
    limits: [],
    undoes: ['postings', 'charges', 'lots'],
    screens: [],
  },
  debit_purchase: {
    path: 'debit-purchase',
    name: 'Debt to supplier recorded',
    summary: 'Record unsettled amounts of a purchase as payable',
    series: 'BT',
    party: 'supplier',
    sources: [],
    postings: {
      does: 'debit',
      documents: ['purchase'],
      charges: ['purchase'],
      accounts: supplierAccounts,
      debit: 'documents',
    },
    limits: [],
    undoes: ['postings', 'charges', 'lots'],
    screens: [],
  },
  order_cancelled: {
    path: 'order-cancelled',
    name: 'Cancelled order',
    summary: 'Refund of a cancelled order',
    series: 'BT',
    party: 'user',
    sources: [],
    postings: {
      does: 'cancel',
      documents: ['order'],
      charges: ['purchase_cost', 'service_fee', 'freight'],
      accounts: customerAccounts,
      debit: 'documents',
    },
    limits: [],
    undoes: [],
    screens: [],
  },
  purchase_cancelled: {
    path: 'purchase-cancelled',
    name: 'Cancelled purchase',
    summary: 'Payment of a cancelled purchase becomes an advance to its supplier',
    series: 'BT',
    party: 'supplier',
    sources: [],
    postings: {
      does: 'cancel',
      documents: ['purchase'],
      charges: ['purchase'],
      accounts: supplierAccounts,
      debit: 'wallet',
    },
    limits: [],
    undoes: [],
    screens: [],
  },
  payment_purchase_refund: {
    path: 'payment-purchase-refund',
    name: 'Refund of purchases',
    summary: 'Overpayment of a purchase or of freight-in becomes an advance to its supplier',
    series: 'BT',
    party: 'supplier',
    sources: [],
    postings: {
      does: 'give_back',
      documents: ['purchase', 'sfa'],
      charges: ['purchase', 'sfa_shipping'],
      accounts: { wallet: 'SUPW', documents: 'SUPP' },
      debit: 'wallet',
    },
    limits: ['surplus'],
    undoes: ['postings', 'charges'],
    screens: ['purchase'],
  },
  ...treasuryKinds,
  netting: {
    path: 'netting',
    name: 'Netting of debts',
    summary: 'Netting of receivables from a customer with payables to the same company as a supplier',
    series: 'BT',
    party: 'user',
    sources: [],
    postings: { does: 'net' },
    limits: ['open'],
    undoes: ['postings', 'charges', 'lots', 'credit'],
    screens: [],
  },
  reversal: {
    path: 'reversal',
    name: 'Reversal',
    summary: 'Reversal of an earlier voucher',
    series: 'BT',
    party: 'none',
    sources: [],
    postings: { does: 'reverse' },
    limits: [],
    undoes: [],
    secondPerson: true,
    screens: [],
  },
  ...damageKinds,
  ...bookKinds,
  ...goodsKinds,
} as const satisfies Record<string, KindEntry>;

/** Kinds of money transactions, as stored and answered. Endpoints have the same names in kebab-case. */
export type TransactionKind = keyof typeof transactionKinds;
export const transactionKindIds = Object.keys(transactionKinds) as [TransactionKind, ...TransactionKind[]];

type KindThat<Does extends string> = {
  [K in TransactionKind]: (typeof transactionKinds)[K]['postings']['does'] extends Does ? K : never;
}[TransactionKind];
/**
 * Kinds by what they do: move money in or out, transfer or exchange it, settle documents, refund or
 * compensate, and all that concern documents.
 */
export type MoveKind = KindThat<'move'>;
export type TransferKind = KindThat<'transfer'>;
export type SettleKind = KindThat<'settle'>;
export type GiveBackKind = KindThat<'give_back'>;
export type CompensateKind = KindThat<'compensate'>;
export type DocumentKind = SettleKind | GiveBackKind | CompensateKind;
/** Kinds of compensations from suppliers and their reversals. */
export type GrantKind = KindThat<'grant'>;
/** Kinds that record receivables or payables of documents. */
export type DebitKind = KindThat<'debit'>;
/** Kinds for cancelled documents. Like `debit` they follow from other writes and have no endpoint. */
export type CancelKind = KindThat<'cancel'>;

/** The table with its literal types widened: any kind, and those of one type of posting. */
export const anyKinds: Readonly<Record<TransactionKind, KindEntry>> = transactionKinds;
export const moveKinds: Readonly<Record<MoveKind, KindEntry<Move>>> = transactionKinds;
export const transferKinds: Readonly<Record<TransferKind, KindEntry<Transfer>>> = transactionKinds;
export const settleKinds: Readonly<Record<SettleKind, KindEntry<Settle, PartyType>>> = transactionKinds;
export const giveBackKinds: Readonly<Record<GiveBackKind, KindEntry<GiveBack, PartyType>>> = transactionKinds;
export const cancelKinds: Readonly<Record<CancelKind, KindEntry<CancelDocument, PartyType>>> =
  transactionKinds;
export const documentKinds: Readonly<
  Record<DocumentKind, KindEntry<Settle | GiveBack | Compensate, PartyType>>
> = transactionKinds;
export const compensateKinds: Readonly<Record<CompensateKind, KindEntry<Compensate, PartyType>>> =
  transactionKinds;
export const grantKinds: Readonly<Record<GrantKind, KindEntry<Grant, PartyType>>> = transactionKinds;
/** How compensation payable is posted. */
export const accrual: KindEntry<Accrue, PartyType> = transactionKinds.compensation_accrual;
export const debitKinds: Readonly<Record<DebitKind, KindEntry<Debit, PartyType>>> = transactionKinds;

const idsThat = <Kind extends TransactionKind>(...does: string[]): Kind[] =>
  transactionKindIds.filter((id): id is Kind => does.includes(transactionKinds[id].postings.does));
export const moveKindIds = idsThat<MoveKind>('move');
export const transferKindIds = idsThat<TransferKind>('transfer');
export const settleKindIds = idsThat<SettleKind>('settle');
export const giveBackKindIds = idsThat<GiveBackKind>('give_back');
export const compensateKindIds = idsThat<CompensateKind>('compensate');
export const grantKindIds = idsThat<GrantKind>('grant');
/** Kinds that may need four-eyes approval. */
export const approvalKindIds = transactionKindIds.filter((id) => anyKinds[id].secondPerson === true);
export const documentKindIds = idsThat<DocumentKind>('settle', 'give_back', 'compensate');

/** Kinds whose vouchers can be parents of others. The unassigned rest of their money is stored with them. */
export const parentKindIds: readonly string[] = [
  ...new Set(moveKindIds.flatMap((kind) => moveKinds[kind].postings.parent?.of ?? [])),
];

/**
 * Kind of the voucher by which unassigned money of an account opens. Undefined where its opening is a
 * balance.
 */
export const openingKindOf = (role: AccountRole): 'opening_receipt' | 'opening_transfer' | undefined =>
  (['opening_receipt', 'opening_transfer'] as const).find(
    (kind) => transactionKinds[kind].postings.leaves === role,
  );

/** Number series of a voucher. */
export function seriesOf(kind: TransactionKind, source: MoneySource | undefined): VoucherSeries {
  const { series } = anyKinds[kind];
  return typeof series === 'string' ? series : series[source ?? 'card'];
}

/** Finds a kind by either spelling: its endpoint has the kebab-case one, such as `payment-order`. */
export const normalizeKindId = (word: string): string => word.replaceAll('-', '_');
