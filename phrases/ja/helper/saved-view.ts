import type { savedView as en } from '../../en/helper/saved-view.ts';
import type { Shape } from '../../shape.ts';

export const savedView = {
  name: '一覧のビュー',
  rights: {
    shared_view: {
      name: '共有ビュー',
      meaning: '一覧のビューを全員と共有し、共有ビューを変更すること',
    },
  },
} satisfies Shape<typeof en>;
