import type { nettingErrors } from '@hakobu/contract/accounting/netting/netting.errors.ts';
import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';

export const netting = {
  errors: {
    party_linked: '{{party}} is linked with {{other}} already',
    party_not_linked: 'This customer is linked with no supplier',
    netting_unequal: 'What they owe ({{owed}}) and what we owe ({{owing}}) must be the same',
  } satisfies ErrorPhrases<typeof nettingErrors>,
};
