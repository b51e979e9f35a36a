import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { productErrors } from '@hakobu/contract/product/errors.ts';

const errors = {} satisfies ErrorPhrases<typeof productErrors>;

export const product = { errors };
