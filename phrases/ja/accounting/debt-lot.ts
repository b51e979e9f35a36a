import type { debtLot as en } from '../../en/accounting/debt-lot.ts';
import type { Shape } from '../../shape.ts';

export const debtLot = {
  name: '未決済明細',
  act: {
    move: '支払期日を変更',
  },
  state: {
    none: 'なし',
    not_yet_due: '期日前',
    due_today: '本日期日',
    overdue: '期日超過',
  },
  errors: {
    debt_of_credit: 'この明細の期日は注文与信の期日に従います。注文与信で変更してください',
    debt_repaid: 'この明細は決済済みです',
  },
} satisfies Shape<typeof en>;
