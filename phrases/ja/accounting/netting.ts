import type { netting as en } from '../../en/accounting/netting.ts';
import type { Shape } from '../../shape.ts';

export const netting = {
  party_link: '顧客と仕入先の紐付け',
  section: {
    roles: '顧客兼仕入先',
  },
  act: {
    link: '{{party}}と紐付け',
    net: '債権債務を相殺',
  },
  field: {
    netted: '相殺額',
    owed: '債権',
    owing: '債務',
  },
  message: {
    not_linked: 'この{{party}}が顧客でも仕入先でもある場合、両方を紐付けると債権と債務を相殺できます。',
    first: '全{{total}}件のうち、期日の早い{{shown}}件を相殺します。残りはその後に相殺できます',
    nothing: 'この通貨で相殺できるものはありません',
  },
  errors: {
    party_linked: '{{party}}はすでに{{other}}と紐付けられています',
    party_not_linked: 'この顧客に紐付けられた仕入先がありません',
    netting_unequal: '相殺する債権（{{owed}}）と債務（{{owing}}）を同額にしてください',
  },
} satisfies Shape<typeof en>;
