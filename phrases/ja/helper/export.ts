import type { exportWords as en } from '../../en/helper/export.ts';
import type { Shape } from '../../shape.ts';

export const exportWords = {
  name: 'エクスポート',
  errors: {
    export_too_large: '{{maximum}}行を超えています。先に絞り込んでください',
  },
  rights: {
    export: {
      name: 'エクスポート',
      meaning: '一覧をファイルに出力',
    },
  },
} satisfies Shape<typeof en>;
