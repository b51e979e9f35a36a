import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun wallet hold. */
export const walletHoldErrors = defineErrors({
  hold_beyond_available: 'conflict',
  hold_expired: 'conflict',
});
