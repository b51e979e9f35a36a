import type { notification as en } from '../en/notification.ts';
import type { Shape } from '../shape.ts';

export const notification = {
  support_opened: { title: 'Câu hỏi mới: {{title}}', text: '{{name}} đang chờ trả lời.' },
  support_answered: { title: 'Trả lời: {{title}}', text: '{{name}} đã viết.' },
  support_closed: { title: 'Đã đóng: {{title}}', text: '{{name}} đã đóng câu hỏi.' },
  support_reopened: { title: 'Mở lại: {{title}}', text: '{{name}} đã mở lại câu hỏi.' },
  order_approved: { title: 'Đơn {{order_id}} đã được duyệt', text: '{{name}} đã duyệt.' },
  order_cancelled: { title: 'Đơn {{order_id}} đã bị hủy', text: '{{name}} đã hủy.' },
  message: { title: '{{title}}', text: '{{text}}' },
} satisfies Shape<typeof en>;
