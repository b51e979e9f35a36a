import type { creditTerm as en } from '../../en/accounting/credit-term.ts';
import type { Shape } from '../../shape.ts';

export const creditTerm = {
  name: '与信条件',
  field: {
    payment_term_days: '支払サイト（日）',
    payment_due_date: '支払期日',
    room: '掛売可能額',
    limit: '限度額',
  },
  message: {
    beyond: 'この顧客の限度額を{{amount}}超えます',
    no_limit: 'この顧客には{{currency}}の限度額がありません',
    standard_term: '標準30日',
  },
  errors: {
    credit_limit_exceeded:
      '売掛残高が{{owed}} {{currency}}となり、限度額{{maximum}}を超えます。超過の権限を持つ人に依頼してください',
  },
} satisfies Shape<typeof en>;
