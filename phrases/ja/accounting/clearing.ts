import type { clearing as en } from '../../en/accounting/clearing.ts';
import type { Shape } from '../../shape.ts';

export const clearing = {
  name: '債務照合・消込',
  errors: {
    debts_changed: '次の書類が変更されています: {{documents}}。一覧を確認し直してください',
  },
} satisfies Shape<typeof en>;
