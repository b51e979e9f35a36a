import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { walletHoldErrors } from '@hakobu/contract/accounting/wallet-hold/wallet-hold.errors.ts';

export const walletHold = {
  name: 'Hold',
  errors: {
    hold_beyond_available:
      'The order needs {{needed}} {{currency}} of the wallet, of which {{available}} are available',
    hold_expired: 'What was held for {{order_id}} has expired. Hold it again first',
  } satisfies ErrorPhrases<typeof walletHoldErrors>,
};
