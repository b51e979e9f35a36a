import type { statistic as en } from '../../en/accounting/statistic.ts';
import type { Shape } from '../../shape.ts';

export const statistic = {
  title: {
    dashboard: '会計ダッシュボード',
    customer_debt: '売掛金',
    supplier_debt: '買掛金',
    due_customers: '売掛金の期日',
    due_suppliers: '買掛金の期日',
    cards: '期間別の資金残高',
    movements: '取引明細',
    supplier_account: '仕入先口座',
    account_period: '会計帳簿',
  },
  field: {
    wallet_balance: 'ウォレット残高',
    net: '差引残高',
    overdue: '期日超過',
    not_due: '期日前',
    days_1_30: '1～30日',
    days_31_60: '31～60日',
    days_61_90: '61～90日',
    days_over_90: '90日超',
    payment_due_date: '支払期日',
    due_state: '期日の状態',
    days_overdue: '超過日数',
    document: '書類',
    repaid: '消込済み',
    running: '残高推移',
    opening: '期首',
    increase: '増加',
    decrease: '減少',
    closing: '期末',
  },
  message: {
    to_clear: '消込待ち',
    by_period: '期間別',
    by_now: '現在',
    balanced: '貸借は一致しています',
    not_balanced: '貸借が一致していません：{{amount}}',
  },
  account: {
    '3388-W': '顧客ウォレット',
    '3388-U': '未確認入金',
    '131-C': '注文清算',
    '3388-A': '立替清算',
    '131-D': '売掛金（計上済み）',
    '1388-D': '立替金',
    '3388-C': '補償未払金',
    '331-A': '仕入先前渡金',
    '331-P': '買掛金',
    '331-D': '買掛金（計上済み）',
  },
  rights: {
    account: {
      name: '勘定科目表',
      meaning: '勘定科目と補助科目',
    },
    period: {
      name: '会計期間',
      meaning: '月次の締め',
    },
    statistic: {
      name: 'レポート',
      meaning: '集計とレポート',
    },
    cost_price: {
      name: '原価',
      meaning: '商品の仕入原価',
    },
    below_cost: {
      name: '原価割れの警告',
      meaning: '原価を表示せず、原価割れかどうかだけを知らせます',
    },
  },
} satisfies Shape<typeof en>;
