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
    closed: 'Inactive',
    never_below_zero: 'Disallow negative balance',
  },
  act: {
    close: 'Deactivate',
    open: 'Reactivate',
  },
  errors: {
    place_has_movements: 'This account has movements. Deactivate it instead of deleting it',
    place_not_empty: 'The balance is {{amount}} {{currency}}. Transfer it first',
    place_closed: 'This fund or bank account is inactive',
    place_below_zero: 'The balance is {{amount}} {{currency}}. Bring it to zero or above first',
    place_not_enough: '{{place}} has {{amount}} {{currency}} and may not become negative',
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
