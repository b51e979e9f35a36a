import type { goodsDelivery as en } from '../../en/warehouse/goods-delivery.ts';
import type { Shape } from '../../shape.ts';

export const goodsDelivery = {
  name: '配送',
  plural: '配送',
  /** Names of secondary entities. */
  entities: {
    delivery_partner: '配送業者',
  },
  field: {
    delivery_partner: '配送業者',
    place_of_delivery: '配送先',
    shipping_code: 'お問い合わせ番号',
    received_at: '納品日時',
    exported_date: '発送日時',
  },
  act: {
    cancel: '配送をキャンセル',
    choose_carrier: '配送業者を選択',
    add_address: '配送先を追加',
  },
  status: {
    waiting_shipment: '発送待ち',
    shipping: '配送中',
    received: '納品済み',
    cancelled: 'キャンセル',
  },
  todo: {
    shipping: '発送',
    received: '納品を確認',
  },
  paper: {
    delivery_slip: {
      title: '納品書',
      carrier: '配送会社',
      consignee: 'お届け先',
      order: '注文',
      box: '箱',
      shipping_code: '送り状番号',
      quantity: '個口数',
      sum: '合計',
      note: '備考',
      prepared_by: '作成者',
      delivered_by: '配達者',
      received_by: '受取人',
      received_in_full: '上記の個口を異状なく受領しました。',
    },
  },
  errors: {
    delivery_wrong_state: '配送は「{{status}}」のため「{{wanted}}」にできません',
    delivery_without_boxes: '配送に箱がまだありません',
    delivery_without_carrier: '配送業者がまだ選ばれていません',
    delivery_without_place: '配送先の住所がまだありません',
    over_delivery: '数量は{{maximum}}（注文{{order_id}}の箱{{box_id}}の数）以下にしてください',
    place_required: '配送先または住所を選択してください',
  },
  rights: {
    goods_delivery: {
      name: '配送',
      meaning: '顧客への納品',
    },
  },
  log: {
    shipping_code: 'お問い合わせ番号',
  },
} satisfies Shape<typeof en>;
