import type { KindEntry } from './transaction-kind.ts';

/** A voucher of the books alone: no party, no money that moves, posted by work of its own. */
const ofTheBooks = {
  series: 'KT',
  party: 'none',
  sources: [],
  postings: { does: 'book' },
  limits: [],
  undoes: ['postings'],
  screens: [],
} as const;

/** Kinds of vouchers that the accountant's desk writes: what the books begin with, and the end of a month. */
export const bookKinds = {
  opening: {
    ...ofTheBooks,
    path: 'opening',
    name: 'Opening balances',
    summary: 'What the accounts held when the books opened',
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
