import type { netting as en } from '../../en/accounting/netting.ts';
import type { Shape } from '../../shape.ts';

export const netting = {
  errors: {
    party_linked: '{{party}} đã được liên kết với {{other}}',
    party_not_linked: 'Khách hàng này chưa được liên kết với nhà cung cấp nào',
    netting_unequal: 'Số phải thu ({{owed}}) và số phải trả ({{owing}}) được bù trừ phải bằng nhau',
  },
} satisfies Shape<typeof en>;
