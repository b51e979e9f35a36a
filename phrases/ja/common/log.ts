import type { log as en } from '../../en/common/log.ts';
import type { Shape } from '../../shape.ts';

/** Change-log labels of fields that several entities share. */
export const log = {
  status: '状態',
  to_area_id: '到着地',
  from_area_id: '出発地',
  added: '追加',
  removed: '削除',
  items: '明細',
  item_id: '商品',
  order_item_id: '商品',
  purchase_item_id: '発注',
  closed: '梱包済み',
  cancelled: 'キャンセル',
  customer_id: '顧客',
  override: '例外処理',
  products: '内容',
  categories_attached: '追加したカテゴリー',
  categories_detached: '外したカテゴリー',
  tags_attached: '追加したタグ',
  tags_detached: '外したタグ',
  parent_id: '親',
  content: '本文',
  ecommerce_channel_id: 'チャネル',
  affiliate_store_id: 'ストア',
  language: '言語',
  country_id: '国',
  description: '摘要',
  files: '添付ファイル',
  files_attached: '追加したファイル',
  files_detached: '外したファイル',
} satisfies Shape<typeof en>;
