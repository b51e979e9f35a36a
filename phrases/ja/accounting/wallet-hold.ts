import type { walletHold as en } from '../../en/accounting/wallet-hold.ts';
import type { Shape } from '../../shape.ts';

export const walletHold = {
  name: 'ウォレットの確保',
  errors: {
    hold_beyond_available:
      '注文にはウォレットの{{needed}} {{currency}}が必要ですが、利用可能なのは{{available}}です',
    hold_expired: '{{order_id}}の確保は期限切れです。先に再確保してください',
  },
} satisfies Shape<typeof en>;
