import type { shared as en } from '../../en/identity/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    too_many_attempts: 'Sai quá nhiều lần. Vui lòng thử lại sau {{seconds}} giây',
    email_taken: 'Email này đã có tài khoản',
    customer_of_other_organization:
      'Khách hàng này thuộc {{organization}}: chỉ chứng từ lập ở đó mới thanh toán được',
    password_too_short: 'Mật khẩu cần ít nhất 10 ký tự',
    own_reach: 'Không ai tự mở rộng phạm vi của mình: hãy nhờ người khác có quyền',
    last_administrator: 'Phải còn ít nhất một người có quyền sửa người dùng và vai trò',
  },
} satisfies Shape<typeof en>;
