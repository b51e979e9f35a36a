import type { fund as en } from '../../en/accounting/fund.ts';
import type { Shape } from '../../shape.ts';

export const fund = {
  name: '現金',
  /** What else stands in its folder. */
  nouns: {
    card: '銀行口座',
    account: '勘定科目',
    currency: '通貨',
  },
  title: {
    list: '現金・口座',
  },
  rights: {
    fund: {
      name: '現金',
      meaning: '手元現金',
    },
    card: {
      name: '銀行口座',
      meaning: '銀行の残高',
    },
  },
} satisfies Shape<typeof en>;
