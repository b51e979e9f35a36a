import type { action as en } from '../../en/common/action.ts';
import type { Shape } from '../../shape.ts';

/** What documents let people do, as their buttons say it. */
export const action = {
  approve: '承認',
  cancel: 'キャンセル',
  reopen: '再開',
  update: '変更',
  order: '注文済みにする',
  debit: '掛売にする',
  cut_off: '締切',
  open: '再オープン',
  ship: '発送',
  receive: '受領確認',
  move_start: '開始日を変更',
  delete: '削除',
} satisfies Shape<typeof en>;
