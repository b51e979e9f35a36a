import type { creditTerm as en } from '../../en/accounting/credit-term.ts';
import type { Shape } from '../../shape.ts';

export const creditTerm = {
  name: 'Hạn mức công nợ',
  field: {
    payment_term_days: 'Số ngày được nợ',
    payment_due_date: 'Hạn thanh toán',
    room: 'Hạn mức nợ còn lại',
    limit: 'Hạn mức nợ',
  },
  message: {
    beyond: 'Vượt hạn mức của khách {{amount}}',
    no_limit: 'Khách chưa có hạn mức bằng {{currency}}',
    standard_term: 'Mặc định 30 ngày',
  },
  errors: {
    credit_limit_exceeded:
      'Khách sẽ nợ {{owed}} {{currency}}, vượt hạn mức {{maximum}}. Hãy nhờ người có quyền vượt hạn mức',
  },
} satisfies Shape<typeof en>;
