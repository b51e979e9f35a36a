import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { orderErrors } from '@hakobu/contract/order/errors.ts';

const errors = {} satisfies ErrorPhrases<typeof orderErrors>;

export const order = { errors };
