import type { list as en } from '../../en/common/list.ts';
import type { Shape } from '../../shape.ts';

/** Words of every list: its pages, its view and its filters. */
export const list = {
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
    dense: '行間を詰める',
    export: 'エクスポート',
    exported: 'ファイルを出力しました',
  },
  filter: {
    all: 'すべて',
    show: '絞り込み',
  },
} satisfies Shape<typeof en>;
