import type { task as en } from '../../en/common/task.ts';
import type { Shape } from '../../shape.ts';

/** Pending work, as titles of its lists. */
export const task = {
  orders_to_approve: '承認待ちの注文',
  orders_to_settle: '未精算の注文',
  goods_to_buy: '購入待ちの商品',
  purchases_to_order: '発注待ち',
  purchases_to_settle: '支払待ちの発注',
  goods_to_allocate: '引当待ちの商品',
  parcels_to_tally: '検品待ちの入荷品',
  parcels_to_pack: '梱包待ちの入荷品',
  boxes_to_bill: '送り状のない箱',
  bills_to_plan: 'コンテナ未割当の送り状',
  containers_to_close: '締切待ちのコンテナ',
  deliveries_to_hand_over: '発送待ちの配送',
  vouchers_to_approve: '承認待ちの伝票',
  tickets: '対応中の問い合わせ',
} satisfies Shape<typeof en>;
