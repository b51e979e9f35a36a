import type { action as en } from '../../en/common/action.ts';
import type { Shape } from '../../shape.ts';

/** What documents let people do, as their buttons say it. */
export const action = {
  approve: '承認',
  cancel: 'キャンセル',
  reopen: '再開',
  update: '変更',
  order: '注文済みにする',
  pay: '支払う',
  debit: '掛売にする',
  cut_off: '締切',
  open: '再オープン',
  ship: '発送',
  receive: '受領確認',
  attach: '証券を紐付け',
  detach: '証券を外す',
  load: '積込',
  unload: '荷降ろし',
  close: '閉じる',
  delete: '削除',
  add_boxes: '箱を追加',
  draw: '与信を使う',
  tally: '検数',
  take_off: '注文から外す',
  move_start: '開始日を変更',
  take_out: '取り出す',
  move_end: '終了日を変更',
} satisfies Shape<typeof en>;
