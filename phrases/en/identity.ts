import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { identityErrors } from '@hakobu/contract/identity/errors.ts';

const errors = {} satisfies ErrorPhrases<typeof identityErrors>;

export const identity = { errors };
