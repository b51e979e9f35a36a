import type { savedView as en } from '../../en/helper/saved-view.ts';
import type { Shape } from '../../shape.ts';

export const savedView = {
  name: '一覧のビュー',
  rights: {
    shared_view: {
      name: '共有ビュー',
      meaning: 'ビューの共有と、共有ビューの変更',
    },
  },
} satisfies Shape<typeof en>;
