import type { shared as en } from '../../en/identity/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    too_many_attempts: 'Sai quá nhiều lần. Vui lòng thử lại sau {{seconds}} giây',
    email_taken: 'Email này đã được đăng ký',
    customer_of_other_organization:
      'Khách hàng này thuộc {{organization}}; chỉ thanh toán được chứng từ của {{organization}}',
    password_too_short: 'Mật khẩu cần ít nhất 10 ký tự',
    own_reach: 'Bạn không thể tự mở rộng quyền của mình. Hãy nhờ người có quyền',
    last_administrator: 'Phải còn ít nhất một người quản lý được người dùng và vai trò',
  },
} satisfies Shape<typeof en>;
