import type { netting as en } from '../../en/accounting/netting.ts';
import type { Shape } from '../../shape.ts';

export const netting = {
  party_link: 'Liên kết khách hàng và nhà cung cấp',
  section: {
    roles: 'Khách hàng kiêm nhà cung cấp',
  },
  act: {
    link: 'Liên kết với {{party}}',
    net: 'Bù trừ công nợ',
  },
  field: {
    netted: 'Số tiền bù trừ',
    owed: 'Phải thu',
    owing: 'Phải trả',
  },
  message: {
    not_linked: 'Nếu {{party}} này vừa mua vừa bán với công ty, hãy liên kết để bù trừ công nợ hai bên.',
    first: 'Bù trừ {{shown}} trong {{total}} chứng từ, hạn sớm nhất trước; các chứng từ còn lại bù trừ sau',
    nothing: 'Không có công nợ để bù trừ bằng loại tiền này',
  },
  errors: {
    party_linked: '{{party}} đã được liên kết với {{other}}',
    party_not_linked: 'Khách hàng này chưa được liên kết với nhà cung cấp nào',
    netting_unequal: 'Số phải thu ({{owed}}) và số phải trả ({{owing}}) bù trừ phải bằng nhau',
  },
} satisfies Shape<typeof en>;
