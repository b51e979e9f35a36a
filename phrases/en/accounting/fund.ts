import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { fundErrors } from '@hakobu/contract/accounting/fund/fund.errors.ts';

export const fund = {
  name: 'Cash fund',
  /** Names of secondary entities. */
  entities: {
    card: 'Bank account',
    currency: 'Currency',
  },
  title: {
    cards: 'Bank accounts',
    list: 'Funds',
  },
  field: {
    number: 'Account number',
    branch: 'Branch',
    holder: 'Account holder',
    closed: 'Closed',
    never_below_zero: 'Never below zero',
  },
  act: {
    close: 'Close account',
    open: 'Open again',
  },
  errors: {
    place_has_movements: 'That account of money has movements: close it instead',
    place_not_empty: 'It still holds {{amount}} {{currency}}: move that away first',
    place_closed: 'That fund or bank account is closed',
    place_below_zero: 'It is at {{amount}} {{currency}} now: it can only be kept above zero from zero on',
    place_not_enough: '{{place}} holds {{amount}} {{currency}} and may not fall below zero',
  } satisfies ErrorPhrases<typeof fundErrors>,
  rights: {
    fund: {
      name: 'Funds',
      meaning: 'Cash in hand',
    },
    card: {
      name: 'Bank accounts',
      meaning: 'Money at banks',
    },
  },
};
