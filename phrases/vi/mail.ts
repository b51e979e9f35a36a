import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';

/** Mails that the product sends. */
export const mail = {
  verify: {
    subject: 'Xác nhận địa chỉ email',
    greeting: 'Xin chào {{name}},',
    text: 'vui lòng xác nhận đây là địa chỉ của bạn. Liên kết có hiệu lực trong ba ngày.',
    button: 'Xác nhận email',
  },
  reset: {
    subject: 'Đặt mật khẩu mới',
    greeting: 'Xin chào {{name}},',
    text: 'có người yêu cầu mật khẩu mới cho tài khoản của bạn. Nếu là bạn, hãy mở liên kết trong vòng một giờ. Nếu không phải, bạn không cần làm gì.',
    button: 'Đặt mật khẩu',
  },
} satisfies Shape<typeof en>;
