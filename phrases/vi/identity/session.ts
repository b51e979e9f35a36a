import type { session as en } from '../../en/identity/session.ts';
import type { Shape } from '../../shape.ts';

export const session = {
  name: 'Phiên đăng nhập',
  errors: {
    account_disabled: 'Tài khoản này đã bị khóa',
    sign_in_expired: 'Lần đăng nhập này đã hết hạn hoặc đã được dùng. Hãy bắt đầu lại',
  },
  rights: {
    impersonation: {
      name: 'Đăng nhập thay',
      meaning: 'Làm việc với tài khoản người khác',
    },
  },
} satisfies Shape<typeof en>;
