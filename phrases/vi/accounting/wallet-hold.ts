import type { walletHold as en } from '../../en/accounting/wallet-hold.ts';
import type { Shape } from '../../shape.ts';

export const walletHold = {
  name: 'Khoản giữ',
  errors: {
    hold_beyond_available: 'Đơn cần giữ {{needed}} {{currency}} trong ví, ví chỉ còn {{available}} khả dụng',
    hold_expired: 'Khoản giữ cho {{order_id}} đã hết hạn. Hãy giữ lại trước',
  },
} satisfies Shape<typeof en>;
