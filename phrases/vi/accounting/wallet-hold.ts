import type { walletHold as en } from '../../en/accounting/wallet-hold.ts';
import type { Shape } from '../../shape.ts';

export const walletHold = {
  name: 'Khoản giữ trong ví',
  errors: {
    hold_beyond_available: 'Đơn cần giữ {{needed}} {{currency}}, ví chỉ còn khả dụng {{available}}',
    hold_expired: 'Khoản giữ trong ví cho {{order_id}} đã hết hạn. Hãy giữ lại trước',
  },
} satisfies Shape<typeof en>;
