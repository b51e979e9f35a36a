import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { warehouseErrors } from '@hakobu/contract/warehouse/errors.ts';

const errors = {} satisfies ErrorPhrases<typeof warehouseErrors>;

export const warehouse = { errors };
