import type { act as en } from '../../en/common/act.ts';
import type { Shape } from '../../shape.ts';

/** What buttons do, on many screens. */
export const act = {
  create: '新規',
  create_one: '{{noun}}を作成',
  submit_new: '作成',
  edit_one: '{{noun}}を編集',
  question: '{{act}}：{{name}}',
  go_back: '戻る',
  save: '保存',
  cancel: '戻る',
  close: '閉じる',
  open_calendar: 'カレンダーを開く',
  reload: '再読み込み',
  clear: '絞り込みを解除',
  search: '検索',
  add: '追加',
  undo: '元に戻す',
  remove: '外す',
  edit: '編集',
  print: '印刷',
  pay: '支払',
  pack: '梱包',
  add_boxes: '箱を追加',
  load_more: 'さらに表示',
  add_product: '商品を追加',
  add_note: 'メモを追加',
  delete: '削除',
  attach: '追加',
  show_all: 'すべて表示',
  show: '表示',
} satisfies Shape<typeof en>;
