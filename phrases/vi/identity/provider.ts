import type { provider as en } from '../../en/identity/provider.ts';
import type { Shape } from '../../shape.ts';

export const provider = {
  sign_in: {
    or: 'hoặc',
    with: 'Tiếp tục với {{name}}',
    waiting: 'Hãy đăng nhập trong cửa sổ {{name}}.',
    blocked: 'Trình duyệt đã chặn cửa sổ. Hãy cho phép cửa sổ bật lên.',
    given_up: 'Đã hủy đăng nhập.',
  },
  errors: {
    provider_failed: 'Đăng nhập không thành công. Hãy thử lại',
    provider_without_email: 'Tài khoản đó không có email. Hãy đăng ký bằng email',
    provider_email_unproven:
      'Đã có tài khoản với email này, nhưng dịch vụ không xác nhận email là của bạn. Hãy đăng nhập bằng mật khẩu',
  },
} satisfies Shape<typeof en>;
