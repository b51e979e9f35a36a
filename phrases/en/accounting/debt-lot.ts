import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { debtLotErrors } from '@hakobu/contract/accounting/debt-lot/debt-lot.errors.ts';

export const debtLot = {
  name: 'Piece of debt',
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
    debt_of_credit: 'This debt follows its credit: change the due date there',
    debt_repaid: 'This debt is repaid',
  } satisfies ErrorPhrases<typeof debtLotErrors>,
};
