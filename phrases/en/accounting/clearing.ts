import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { clearingErrors } from '@hakobu/contract/accounting/clearing/clearing.errors.ts';

export const clearing = {
  name: 'Debt comparison and clearing',
  errors: {
    debts_changed: 'These documents changed meanwhile: {{documents}}. Look at the list again',
  } satisfies ErrorPhrases<typeof clearingErrors>,
};
