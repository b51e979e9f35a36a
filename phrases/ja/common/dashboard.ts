import type { dashboard as en } from '../../en/common/dashboard.ts';
import type { Shape } from '../../shape.ts';

/** The overview of the administrators. */
export const dashboard = {
  title: 'ダッシュボード',
  to_approve: '承認待ちの注文',
  to_buy: '購入待ちの明細',
  questions: '対応中の問い合わせ',
  customers: '顧客',
  products: '商品',
  addresses: '町域未選択の住所',
  orders: '注文',
  cash_flow: '入出金（VND換算）',
  received: '入金',
  paid: '出金',
  cash_compared: '入金{{received}}（前期間{{received_before}}）、出金{{paid}}（{{paid_before}}）',
  thirty_days: '過去30日',
  ninety_days: '過去90日',
  from_to: '{{first}}は{{from}}、本日は{{to}}',
  day: '日',
  month: '月',
  before: '{{name}}（前期間）',
  period_title: '期間',
  period: { '7': '7日', '30': '30日', '90': '90日', '12m': '12か月' },
  placed: '注文',
  cancelled: 'キャンセル',
  as_table: '表で表示',
  orders_compared: '{{count}}件（前期間{{before}}件）',
  latest_questions: '最新の問い合わせ',
} satisfies Shape<typeof en>;
