import type { notification as en } from '../../en/helper/notification.ts';
import type { Shape } from '../../shape.ts';

export const notification = {
  name: 'Thông báo',
  plural: 'Thông báo',
  /** Names of secondary entities. */
  entities: {
    notification_subscriber: 'Người đăng ký thông báo',
  },
  title: {
    subscribers: 'Người nhận thông báo',
  },
  inbox: {
    mark_all: 'Đánh dấu tất cả đã đọc',
    all: 'Tất cả thông báo',
    none: 'Không có thông báo mới',
    unread: '{{count}} chưa đọc',
    only_unread: 'Chưa đọc',
    push: 'Nhận thông báo trên thiết bị này',
    push_hint: 'Bạn nhận thông báo cả khi Hakobu đang đóng.',
    push_unsupported: 'Trình duyệt này không hỗ trợ thông báo đẩy.',
    push_denied: 'Thông báo đang bị chặn. Hãy cho phép trong cài đặt trình duyệt cho trang này.',
    push_failed: 'Trình duyệt không kết nối được dịch vụ thông báo. Hãy thử lại sau.',
  },
  errors: {
    subscriber_not_staff: 'Chỉ nhân viên đăng ký được. Khách hàng được báo về yêu cầu của chính mình',
  },
  rights: {
    notification: {
      name: 'Thông báo',
      meaning: 'Thông báo từ hệ thống',
    },
  },
  notifications: {
    message: {
      title: '{{title}}',
      text: '{{text}}',
    },
  },
} satisfies Shape<typeof en>;
