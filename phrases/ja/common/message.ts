import type { message as en } from '../../en/common/message.ts';
import type { Shape } from '../../shape.ts';

/** What the screens say. */
export const message = {
  nothing_to_do: '現在やることはありません',
  show_all: '全{{count}}件を表示',
  updated: '更新しました',
  created: '作成しました',
  created_one: '{{what}}を作成しました',
  confirm_title: '確認',
  confirm_text: 'よろしいですか？',
  empty: 'データがありません',
  empty_filtered: '該当する結果がありません',
  loading: '読み込み中',
  rows_of: '{{from}}–{{to}}／{{total}}件',
  selected: '{{count}}件選択',
  scan_box: '箱番号をスキャンまたは入力',
  undone: '元に戻しました',
  deleted: '削除しました',
  nothing: '空です',
  not_found: '見つかりません',
} satisfies Shape<typeof en>;
