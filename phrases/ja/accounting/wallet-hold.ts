import type { walletHold as en } from '../../en/accounting/wallet-hold.ts';
import type { Shape } from '../../shape.ts';

export const walletHold = {
  name: '預り金',
  errors: {
    hold_beyond_available:
      '注文にはウォレットの {{needed}} {{currency}} が必要ですが、利用可能なのは {{available}} です',
    hold_expired: '{{order_id}} の預り金は期限切れです。先にもう一度確保してください',
  },
} satisfies Shape<typeof en>;
