import type { netting as en } from '../../en/accounting/netting.ts';
import type { Shape } from '../../shape.ts';

export const netting = {
  errors: {
    party_linked: '{{party}}はすでに{{other}}と紐付けられています',
    party_not_linked: 'この顧客に紐付けられた仕入先がありません',
    netting_unequal: '債権（{{owed}}）と債務（{{owing}}）は同額でなければなりません',
  },
} satisfies Shape<typeof en>;
