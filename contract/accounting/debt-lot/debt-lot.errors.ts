import { defineErrors } from '../../kernel/error-code.ts';

export const debtLotErrors = defineErrors({
  debt_of_credit: 'conflict',
  debt_repaid: 'conflict',
});
