import type { fund as en } from '../../en/accounting/fund.ts';
import type { Shape } from '../../shape.ts';

export const fund = {
  name: 'Quỹ',
  /** What else stands in its folder. */
  nouns: {
    card: 'Tài khoản ngân hàng',
    account: 'Tài khoản kế toán',
    currency: 'Tiền tệ',
  },
  title: {
    list: 'Quỹ và thẻ',
  },
  rights: {
    fund: {
      name: 'Quỹ',
      meaning: 'Tiền mặt',
    },
    card: {
      name: 'Tài khoản ngân hàng',
      meaning: 'Tiền ở ngân hàng',
    },
  },
} satisfies Shape<typeof en>;
