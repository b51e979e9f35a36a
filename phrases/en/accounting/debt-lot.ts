import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { debtLotErrors } from '@hakobu/contract/accounting/debt-lot/debt-lot.errors.ts';

export const debtLot = {
  name: 'Open item',
  act: {
    move: 'Change due date',
  },
  state: {
    none: 'None',
    not_yet_due: 'Not due yet',
    due_today: 'Due today',
    overdue: 'Overdue',
  },
  errors: {
    debt_of_credit: 'The due date of this item follows its credit. Change it there',
    debt_repaid: 'This item is already paid',
  } satisfies ErrorPhrases<typeof debtLotErrors>,
};
