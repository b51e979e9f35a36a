import type { account as en } from '../../en/identity/account.ts';
import type { Shape } from '../../shape.ts';

export const account = {
  page: {
    email: 'Email',
    password: 'Mật khẩu',
    forgot_password: 'Quên mật khẩu?',
    reset_password: 'Đặt mật khẩu mới',
    new_password: 'Mật khẩu mới',
    current_password: 'Mật khẩu hiện tại',
    email_unverified: 'Xác nhận email',
    check_mail: 'Chúng tôi đã gửi liên kết tới {{email}}. Hãy mở để xác nhận địa chỉ.',
    mail_on_way: 'Nếu địa chỉ này có tài khoản, chúng tôi đã gửi liên kết tới đó.',
    send_again: 'Gửi lại',
    verified: 'Email đã được xác nhận',
    password_set: 'Mật khẩu mới đã có hiệu lực. Hãy đăng nhập.',
    go_on: 'Tiếp tục',
    have_account: 'Tôi đã có tài khoản',
    sessions: 'Thiết bị đang đăng nhập',
    this_device: 'Thiết bị này',
    end_session: 'Đăng xuất',
    change_password: 'Đổi mật khẩu',
    last_used: 'Hoạt động gần nhất',
  },
  errors: {
    link_invalid: 'Liên kết không hợp lệ hoặc đã được dùng',
    link_expired: 'Liên kết đã hết hạn. Hãy yêu cầu liên kết mới',
    mail_just_sent: 'Email vừa được gửi. Có thể gửi lại sau {{seconds}} giây',
    email_empty: 'Chưa nhập email',
    invalid_password: 'Mật khẩu hiện tại không đúng',
  },
  mail: {
    verify: {
      subject: 'Xác nhận địa chỉ email',
      greeting: 'Xin chào {{name}},',
      text: 'Vui lòng xác nhận đây là địa chỉ của bạn. Liên kết có hiệu lực trong ba ngày.',
      button: 'Xác nhận email',
    },
    reset: {
      subject: 'Đặt mật khẩu mới',
      greeting: 'Xin chào {{name}},',
      text: 'Có người yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Nếu là bạn, hãy mở liên kết trong vòng một giờ. Nếu không phải, bạn không cần làm gì.',
      button: 'Đặt mật khẩu',
    },
  },
  log: {
    password_changed: 'Đã đổi mật khẩu',
    registered: 'Đã đăng ký',
  },
} satisfies Shape<typeof en>;
