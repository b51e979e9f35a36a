import type { Shape } from '../shape.ts';
import type { identity as english } from '../en/identity.ts';

export const identity = {
  errors: {
    account_disabled: 'Tài khoản này đã bị khóa',
    too_many_attempts: 'Sai quá nhiều lần. Vui lòng thử lại sau {{seconds}} giây',
    email_taken: 'Email này đã có tài khoản',
    password_too_short: 'Mật khẩu cần ít nhất 10 ký tự',
    last_administrator: 'Phải còn ít nhất một người có quyền sửa người dùng và vai trò',
    role_taken: 'Vai trò với mã này đã tồn tại',
    area_taken: 'Khu vực với tên này đã tồn tại',
    link_invalid: 'Liên kết không hợp lệ hoặc đã được dùng',
    link_expired: 'Liên kết đã hết hạn. Hãy yêu cầu liên kết mới',
    email_empty: 'Chưa nhập email',
    invalid_password: 'Mật khẩu hiện tại không đúng',
    not_a_successor: 'Đơn vị cũ không trở thành đơn vị này',
    default_address: 'Không xóa được địa chỉ mặc định khi còn địa chỉ khác. Hãy chọn mặc định khác trước',
    provider_failed: 'Đăng nhập qua dịch vụ này không thành công. Hãy thử lại.',
    provider_without_email: 'Tài khoản đó không cho biết email của bạn. Hãy đăng ký bằng email.',
    provider_email_unproven:
      'Đã có tài khoản với email này, và dịch vụ không xác nhận đó là email của bạn. Hãy đăng nhập bằng mật khẩu.',
    sign_in_expired: 'Lần đăng nhập này đã hết hạn hoặc đã được dùng. Hãy bắt đầu lại.',
  },
} satisfies Shape<typeof english>;
