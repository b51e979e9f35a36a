import { defineErrors } from '../../kernel/error-code.ts';

export const walletHoldErrors = defineErrors({
  hold_beyond_available: 'conflict',
  hold_expired: 'conflict',
});
