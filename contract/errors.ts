import { kernelErrors } from './kernel/kernel.errors.ts';
import { identityErrors } from './identity/errors.ts';
import { productErrors } from './product/errors.ts';
import { orderErrors } from './order/errors.ts';
import { accountingErrors } from './accounting/errors.ts';
import { warehouseErrors } from './warehouse/errors.ts';
import { helperErrors } from './helper/errors.ts';

/** Every error code of the API with its type. */
export const allErrors = {
  ...kernelErrors,
  ...identityErrors,
  ...productErrors,
  ...orderErrors,
  ...accountingErrors,
  ...warehouseErrors,
  ...helperErrors,
} as const;
export type ErrorCode = keyof typeof allErrors;
