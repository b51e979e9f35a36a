import type { provider as en } from '../../en/identity/provider.ts';
import type { Shape } from '../../shape.ts';

export const provider = {
  sign_in: {
    or: 'hoặc',
    with: 'Tiếp tục với {{name}}',
    waiting: 'Cửa sổ {{name}} đã mở: hãy đăng nhập ở đó.',
    blocked: 'Trình duyệt không mở được cửa sổ. Hãy cho phép cửa sổ bật lên.',
    given_up: 'Chưa đăng nhập.',
  },
  errors: {
    provider_failed: 'Đăng nhập qua dịch vụ này không thành công. Hãy thử lại.',
    provider_without_email: 'Tài khoản đó không cho biết email của bạn. Hãy đăng ký bằng email.',
    provider_email_unproven:
      'Đã có tài khoản với email này, và dịch vụ không xác nhận đó là email của bạn. Hãy đăng nhập bằng mật khẩu.',
  },
} satisfies Shape<typeof en>;
