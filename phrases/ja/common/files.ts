import type { files as en } from '../../en/common/files.ts';
import type { Shape } from '../../shape.ts';

/** Choosing files. */
export const files = {
  title: '添付ファイル',
  enlarge: '{{name}}の画像を拡大',
  choose: 'ファイルを選択',
  add: 'ファイルを追加',
  wrong_type: '画像またはPDFファイルを選択してください',
  too_large: 'ファイルは{{limit}}MBまでです',
  too_many: 'ファイルは{{count}}個までです',
} satisfies Shape<typeof en>;
