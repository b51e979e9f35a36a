import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun debt lot. */
export const debtLotErrors = defineErrors({
  debt_of_credit: 'conflict',
  debt_repaid: 'conflict',
});
