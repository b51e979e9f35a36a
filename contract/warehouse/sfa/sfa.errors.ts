import { defineErrors } from '../../kernel/error-code.ts';

export const sfaErrors = defineErrors({
  sfa_exists: 'validation',
  parcel_fee_is_fixed: 'conflict',
});
