import type { support as en } from '../../en/helper/support.ts';
import type { Shape } from '../../shape.ts';

export const support = {
  name: 'Yêu cầu hỗ trợ',
  /** Names of secondary entities. */
  entities: {
    support_content: 'Tin nhắn của yêu cầu',
    support_type: 'Loại yêu cầu',
    role_support_type: 'Vai trò trả lời',
  },
  title: {
    one: 'Yêu cầu hỗ trợ',
    new: 'Tạo yêu cầu hỗ trợ',
    types: 'Loại yêu cầu hỗ trợ',
    mine: 'Yêu cầu của tôi',
    sale: 'Hỗ trợ bán hàng',
    purchase: 'Hỗ trợ mua hàng',
    warehouse: 'Hỗ trợ kho',
    accounting: 'Hỗ trợ kế toán',
    all: 'Tất cả yêu cầu',
  },
  field: {
    answered_at: 'Tin nhắn cuối',
    asked_by: 'Người gửi',
  },
  status: {
    open: 'Đang mở',
    closed: 'Đã đóng',
  },
  conversation: {
    answer: 'Trả lời',
    close: 'Đóng yêu cầu',
    open: 'Mở lại',
    unread: 'Có tin nhắn mới',
    texts: 'Trao đổi',
    write: 'Viết câu trả lời',
    answered_by: 'Vai trò trả lời',
  },
  errors: {
    support_text_of_another: 'Chỉ người viết mới sửa được nội dung này',
    support_already_so: 'Yêu cầu đã ở trạng thái này',
  },
  rights: {
    support: {
      name: 'Hỗ trợ',
      meaning: 'Yêu cầu hỗ trợ của khách',
    },
    support_type: {
      name: 'Loại yêu cầu',
      meaning: 'Các loại yêu cầu, và vai trò nào trả lời',
    },
  },
  notifications: {
    support_opened: {
      title: 'Yêu cầu mới: {{title}}',
      text: '{{name}} đang chờ trả lời.',
    },
    support_answered: {
      title: 'Trả lời: {{title}}',
      text: '{{name}} đã trả lời.',
    },
    support_closed: {
      title: 'Đã đóng: {{title}}',
      text: '{{name}} đã đóng yêu cầu.',
    },
    support_reopened: {
      title: 'Mở lại: {{title}}',
      text: '{{name}} đã mở lại yêu cầu.',
    },
  },
  log: {
    answered: 'Đã trả lời',
  },
} satisfies Shape<typeof en>;
