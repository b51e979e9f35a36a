import { defineErrors } from '../../kernel/error-code.ts';

export const nettingErrors = defineErrors({
  party_linked: 'conflict',
  party_not_linked: 'conflict',
  netting_unequal: 'validation',
});
