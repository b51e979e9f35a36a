import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of netting what a party owes us with what we owe it. */
export const nettingErrors = defineErrors({
  party_linked: 'conflict',
  party_not_linked: 'conflict',
  netting_unequal: 'validation',
});
