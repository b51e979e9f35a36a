import type { dashboard as en } from '../../en/common/dashboard.ts';
import type { Shape } from '../../shape.ts';

/** The overview of the administrators. */
export const dashboard = {
  title: 'ダッシュボード',
  to_approve: '承認待ちの注文',
  to_buy: '仕入れ待ち',
  questions: '対応中の問い合わせ',
  customers: '顧客',
  products: '商品',
  addresses: '要確認の住所',
  by_day: '注文（過去30日）',
  money_by_day: '入出金（過去30日・VND換算）',
  received: '入金',
  paid: '出金',
  money_total: '入金 {{received}}、出金 {{paid}}',
  thirty_days: '過去30日',
  ninety_days: '過去90日',
  from_to: '{{first}}は{{from}}、本日は{{to}}',
  day: '日',
  placed: '受注',
  cancelled: 'キャンセル',
  as_table: '表で表示',
  total: '{{count}} 件',
  latest_questions: '新しい問い合わせ',
} satisfies Shape<typeof en>;
