import type { period as en } from '../../en/accounting/period.ts';
import type { Shape } from '../../shape.ts';

export const period = {
  name: '会計期間',
  errors: {
    period_not_over: '{{month}}はまだ終わっていません',
    period_already_locked: '{{month}}はすでに締められています',
    period_not_locked: '{{month}}は締められていません',
    opening_rows_wrong: '取り込めない行があります。何も取り込まれていません',
    opening_not_balanced: '借方と貸方の差額が{{difference}} VNDあります',
    opening_needs_document: 'この残高は注文と送り状から生じるため、それらと一緒に登録されます',
    opening_taken: '勘定科目{{account}}の期首残高は{{voucher}}で登録済みです',
  },
} satisfies Shape<typeof en>;
