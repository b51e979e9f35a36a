import type { product as en } from '../../en/product/product.ts';
import type { Shape } from '../../shape.ts';

export const product = {
  name: '商品',
  plural: '商品',
  title: {
    new: '新規商品',
  },
  field: {
    id: '商品コード（JAN）',
    name_vi: '商品名（ベトナム語）',
    name_en: '商品名（英語）',
    name_ja: '商品名（日本語）',
    brand: 'ブランド',
    hs_code: 'HSコード',
    origin: '原産地',
    initial_price: '定価',
    tax_percent: '消費税率（%）',
    manufacturing_year: '製造年',
    ingredients: '成分',
    link_store: '販売ページ',
    items_in_box: '1箱の入数',
    code: '自社コード',
    special: '特殊品',
    private_license: '許可が必要',
  },
  section: {
    images: '画像',
  },
  act: {
    add_images: '画像を追加',
    add_featured: 'メイン画像を選択',
    add_album: 'アルバム画像を追加',
    feature: 'メイン画像に設定',
    view_detail: '詳細を表示',
  },
  quick: {
    title: '商品を作成',
    action: '作成して追加',
    jan: 'JANコード',
    lot: 'オークション番号',
    look_up: '照会',
    mistyped: 'チェックデジットが合いません。{{right}}ではありませんか？',
    picture: '画像のURL',
  },
  ban: {
    banned_air: '航空不可',
    banned_sea: '船便不可',
    banned_export: '輸出不可',
  },
  errors: {
    product_id_taken: 'このコードの商品はすでにあります',
    too_many_images: '商品の画像は{{maximum}}枚までです',
  },
  rights: {
    product: {
      name: '商品',
      meaning: '商品・レビュー・仕入先',
    },
  },
  log: {
    category_ids: 'カテゴリー',
    product_tag_ids: 'タグ',
    images: '画像',
    image_ids: '画像',
    image_url: '画像のURL',
    quantity_items: '個数',
    supplier_removed: '外した仕入先',
    banned_air: '航空不可',
    banned_sea: '船便不可',
    banned_export: '輸出不可',
    quantity_items_in_box: '1箱の入数',
    images_attached: '追加した画像',
    images_detached: '外した画像',
    image_id: 'メイン画像',
  },
} satisfies Shape<typeof en>;
