import type { Shape } from '../shape.ts';
import type { identity as english } from '../en/identity.ts';

export const identity = {
  errors: {
    account_disabled: 'Tài khoản này đã bị khóa',
    too_many_attempts: 'Sai quá nhiều lần. Vui lòng thử lại sau {{seconds}} giây',
    email_taken: 'Email này đã có tài khoản',
    password_too_short: 'Mật khẩu cần ít nhất 10 ký tự',
  },
} satisfies Shape<typeof english>;
