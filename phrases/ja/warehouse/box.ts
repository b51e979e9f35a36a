import type { box as en } from '../../en/warehouse/box.ts';
import type { Shape } from '../../shape.ts';

export const box = {
  name: '箱',
  plural: '箱',
  field: {
    duplicate: '箱数',
    packed: '梱包日',
    expiry_date: '使用期限',
    in_stock: '在庫',
    storage_days: '保管日数',
    in_container: 'コンテナ内',
    owners: '割当先',
  },
  warning: {
    side_over_100: '一辺が100cmを超えています',
    weight_over_100: '箱の重量が100kgを超えています',
    pallet_nearly_full: 'パレットの積載が90%を超えています',
    packed_beyond_received: '入荷数より多く梱包されています',
    goods_banned: '注文の輸送方法では発送できない商品が入っています',
    pallet_overloaded: 'パレットの積載が上限を超えています',
  },
  state: {
    open: '開封中',
    closed: '梱包済み',
    loaded: 'コンテナ内',
    arrived: '到着済み',
    delivered: '納品済み',
    scrapped: '廃棄済み',
  },
  todo: {
    closed: '箱を梱包',
    loaded: 'コンテナに積込',
    arrived: '到着地で荷降ろし',
    delivered: '納品',
  },
  act: {
    to_bills: '送り状に追加',
    to_containers: 'コンテナへ',
    to_deliveries: '配送へ',
    reopen: '開封',
  },
  message: {
    nobody: '未割当',
  },
  errors: {
    box_is_open: '箱は開封中です',
    box_is_closed: '箱は梱包済みです。先に開封してください',
    box_is_scrapped: 'この箱は廃棄済みです',
    box_is_empty: '箱に商品がありません',
    box_in_use: '箱は注文に割当済みか輸送中です',
    box_not_loaded: '箱はコンテナに積まれていません',
    box_not_arrived: '箱はまだ到着していません',
    box_without_order: 'まだ注文に割り当てられていない箱があります',
    box_without_bill: 'まだ送り状に載っていない箱があります',
    packed_beyond_received: '{{product}}の梱包数は{{packed}}になりますが、この荷物の入荷数は{{received}}です',
  },
  rights: {
    box: {
      name: '箱',
      meaning: '箱・中身・保管場所',
    },
  },
  log: {
    surplus_reason: '超過理由',
  },
} satisfies Shape<typeof en>;
