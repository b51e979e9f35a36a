import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { walletHoldErrors } from '@hakobu/contract/accounting/wallet-hold/wallet-hold.errors.ts';

export const walletHold = {
  name: 'Hold',
  errors: {
    hold_beyond_available:
      'The order needs {{needed}} {{currency}}, but only {{available}} is available in the wallet',
    hold_expired: 'The hold for {{order_id}} has expired. Renew it first',
  } satisfies ErrorPhrases<typeof walletHoldErrors>,
};
