import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { accountingErrors } from '@hakobu/contract/accounting/errors.ts';

const errors = {} satisfies ErrorPhrases<typeof accountingErrors>;

export const accounting = { errors };
