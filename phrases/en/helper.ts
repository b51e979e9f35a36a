import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { helperErrors } from '@hakobu/contract/helper/errors.ts';

const errors = {} satisfies ErrorPhrases<typeof helperErrors>;

export const helper = { errors };
