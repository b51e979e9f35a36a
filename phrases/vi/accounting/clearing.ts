import type { clearing as en } from '../../en/accounting/clearing.ts';
import type { Shape } from '../../shape.ts';

export const clearing = {
  name: 'Đối chiếu và cấn trừ công nợ',
  errors: {
    debts_changed: 'Các chứng từ này vừa thay đổi: {{documents}}. Hãy xem lại danh sách',
  },
} satisfies Shape<typeof en>;
