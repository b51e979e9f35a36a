import type { KindEntry } from './transaction-kind.ts';

/** A voucher of the books only: no party, no movement of money, and an endpoint of its own. */
const ofTheBooks = {
  series: 'KT',
  party: 'none',
  sources: [],
  postings: { does: 'book' },
  limits: [],
  undoes: ['postings'],
  screens: [],
} as const;

/** Kinds of vouchers of accounting: opening balances and the closing of a month. */
export const bookKinds = {
  opening: {
    ...ofTheBooks,
    path: 'opening',
    name: 'Opening balances',
    summary: 'Opening balances of accounts',
  },
  opening_receipt: {
    ...ofTheBooks,
    path: 'opening-receipt',
    name: 'Opening receipt',
    summary: 'Unassigned receipts from before the opening of the books',
    postings: { does: 'book', leaves: 'UNIDENT' },
    screens: ['bank_collect'],
  },
  opening_transfer: {
    ...ofTheBooks,
    path: 'opening-transfer',
    name: 'Opening transfer',
    summary: 'Money in transit from before the opening of the books',
    postings: { does: 'book', leaves: 'TRANSIT' },
    screens: ['bank_collect'],
  },
  revaluation: {
    ...ofTheBooks,
    path: 'revaluation',
    name: 'Revaluation of foreign currency',
    summary: 'Money, claims and debts in foreign currency at the rate of a day',
  },
  closing: {
    ...ofTheBooks,
    path: 'closing',
    name: 'Closing of a month',
    summary: 'Revenue and expense to the result, the result to profit',
  },
} as const satisfies Record<string, KindEntry>;
