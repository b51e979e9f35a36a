import type { debtLot as en } from '../../en/accounting/debt-lot.ts';
import type { Shape } from '../../shape.ts';

export const debtLot = {
  name: '未決済明細',
  act: {
    move: '支払期限を変更',
  },
  state: {
    none: 'なし',
    not_yet_due: '期限前',
    due_today: '本日期限',
    overdue: '期限超過',
  },
  errors: {
    debt_of_credit: '期限は与信に従います。与信で変更してください',
    debt_repaid: 'この明細は消込済みです',
  },
} satisfies Shape<typeof en>;
