import type { product as en } from '../en/product.ts';
import type { Shape } from '../shape.ts';

export const product = {
  errors: {
    price_not_found: '該当する料金がありません：{{nearest}}',
    product_id_taken: 'このコードの商品は既にあります',
    category_loop: 'カテゴリーを自分自身の下には置けません',
    price_overlap: '{{name}} と条件数・期間が重なり、どちらを使うか決まりません',
    timeline_overlap: '期間が他と重なるか、終了が開始より前です',
    bracket_overlap: '範囲が他と重なるか、空です',
    brackets_incomplete: '範囲は0から無限大まで途切れなく必要です',
    price_in_force: 'すでに有効なため変更できません。終了させて新しい期間を作ってください',
    unit_needed: '単位は何に掛けるかを示すため、削除できません',
    condition_taken: 'この価格には同じ条件があります',
    too_many_images: '商品の画像は最大{{maximum}}枚です',
    auction_lot_not_found: '見つかりません',
    auction_not_configured: 'オークションサイトが設定されていません',
  },
} satisfies Shape<typeof en>;
