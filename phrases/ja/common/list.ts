import type { list as en } from '../../en/common/list.ts';
import type { Shape } from '../../shape.ts';

/** Words of every list: its pages, its view and its filters. */
export const list = {
  last_page: '一覧に表示できるのは{{maximum}}行目までです。条件で絞り込むか、エクスポートしてください。',
  pages: {
    next: '次のページ',
    previous: '前のページ',
    first: '最初のページ',
    last: '最後のページ',
    page: '{{number}}ページ',
  },
  view: {
    title: '表示とエクスポート',
    columns: '列',
    earlier: '「{{name}}」を前へ',
    later: '「{{name}}」を後ろへ',
    narrower: '「{{name}}」を狭くする',
    wider: '「{{name}}」を広くする',
    usual: '表示をリセット',
    dense: 'コンパクト表示',
    export: 'エクスポート',
    exported: 'ファイルを出力しました',
  },
  views: {
    title: 'ビュー',
    all: 'すべて',
    save: '変更を保存',
    save_as: 'ビューとして保存',
    discard: '変更を破棄',
    shared: '全員と共有',
    menu: 'ビュー「{{name}}」の名前変更・共有・削除',
    name: 'ビューの名前',
    of: '共有',
  },
  filter: {
    all: 'すべて',
    show: '絞り込み',
    remove: '「{{name}}」の絞り込みを外す',
  },
  period: {
    today: '今日',
    week: '過去7日間',
    month: '今月',
    last_month: '先月',
  },
  sort: {
    title: '並べ替え',
    usual: '標準の並び順',
    newest: '新しい順',
    oldest: '古い順',
  },
  select: {
    page: 'ページ全体を選択',
    row: '{{name}}を選択',
    all: '該当する{{count}}件をすべて選択',
    none: '選択を解除',
  },
  rows: {
    title: '1ページの件数',
    count: '{{count}}件',
  },
} satisfies Shape<typeof en>;
