import type { section as en } from '../../en/common/section.ts';
import type { Shape } from '../../shape.ts';

/** Parts of screens. */
export const section = {
  lines: '明細',
  money: '金額',
  transactions: '取引',
  details: '詳細',
  boxes: '箱',
  log: '変更履歴',
  next: '次の作業',
  turn: '次の担当：{{who}}',
  linked: '関連書類',
} satisfies Shape<typeof en>;
