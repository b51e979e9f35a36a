import type { statistic as en } from '../../en/accounting/statistic.ts';
import type { Shape } from '../../shape.ts';

export const statistic = {
  title: {
    account_period: '会計帳簿',
  },
  field: {
    opening: '期首',
    increase: '増加',
    decrease: '減少',
    closing: '期末',
  },
  message: {
    balanced: '帳簿は一致しています',
    not_balanced: '帳簿が一致しません：{{amount}}',
  },
  account: {
    111: '現金',
    112: '預金',
    113: '送金中',
    515: '為替差益',
    635: '為替差損',
    '3388-W': '顧客ウォレット',
    '3388-U': '未確認入金',
    '131-C': '注文清算',
    '3388-A': '代理清算',
    '131-D': '売掛金（計上済）',
    '1388-D': '代理債権',
    '3388-C': '補償未払金',
    '331-A': '仕入先前渡金',
    '331-P': '買掛金',
  },
  rights: {
    account: {
      name: '勘定科目',
      meaning: '勘定科目表',
    },
    period: {
      name: '会計期間',
      meaning: '月次の締め',
    },
    statistic: {
      name: '統計',
      meaning: '集計とレポート',
    },
    cost_price: {
      name: '原価',
      meaning: '仕入原価',
    },
  },
} satisfies Shape<typeof en>;
