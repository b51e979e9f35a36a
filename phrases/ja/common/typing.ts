import type { typing as en } from '../../en/common/typing.ts';
import type { Shape } from '../../shape.ts';

/** What is said while somebody types: what a field cannot read, and what was not saved yet. */
export const typing = {
  not_figure: '数値を入力してください（小数点は「{{decimals}}」）',
  not_day: '日付は05-11-2026のように日-月-年の順で入力してください',
  not_moment: '日時は05-11-2026 14:30のように入力してください',
  unsaved_title: '変更を破棄しますか？',
  unsaved_text: '変更はまだ保存されていません。',
  throw_away: '破棄',
  keep_typing: '編集を続行',
  draft: '{{at}}の未保存の下書きがあります。',
  take_draft: '下書きを復元',
  required: '必須',
  options_found: '{{count}}件',
  search_hint: '名前・コードで検索',
  calendar: {
    clear: '日付をクリア',
    month_before: '前の月',
    month_after: '次の月',
    choose_month: '月を選択',
    choose_year: '年を選択',
    years_before: '前の年代',
    years_after: '次の年代',
  },
} satisfies Shape<typeof en>;
