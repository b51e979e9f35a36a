import type { support as en } from '../../en/helper/support.ts';
import type { Shape } from '../../shape.ts';

export const support = {
  name: 'Câu hỏi',
  /** Names of secondary entities. */
  entities: {
    support_content: 'Nội dung câu hỏi',
    support_type: 'Loại câu hỏi',
    role_support_type: 'Vai trò trả lời',
  },
  title: {
    one: 'Câu hỏi',
    new: 'Tạo câu hỏi',
    types: 'Loại hỗ trợ',
    mine: 'Câu hỏi của tôi',
    sale: 'Câu hỏi bán hàng',
    purchase: 'Câu hỏi mua hàng',
    warehouse: 'Câu hỏi kho',
    accounting: 'Câu hỏi kế toán',
    all: 'Tất cả câu hỏi',
  },
  field: {
    answered_at: 'Nội dung cuối',
    asked_by: 'Người hỏi',
  },
  status: {
    open: 'Đang mở',
    closed: 'Đã đóng',
  },
  conversation: {
    answer: 'Trả lời',
    close: 'Đóng câu hỏi',
    open: 'Mở lại',
    unread: 'Có nội dung mới',
    texts: 'Trao đổi',
    write: 'Viết câu trả lời',
    answered_by: 'Vai trò trả lời',
  },
  errors: {
    support_text_of_another: 'Chỉ người viết mới sửa được nội dung này.',
    support_already_so: 'Câu hỏi đã ở trạng thái đó.',
  },
  rights: {
    support: {
      name: 'Hỗ trợ',
      meaning: 'Câu hỏi của khách',
    },
    support_type: {
      name: 'Loại hỗ trợ',
      meaning: 'Các loại câu hỏi, và vai trò nào trả lời',
    },
  },
  told: {
    support_opened: {
      title: 'Câu hỏi mới: {{title}}',
      text: '{{name}} đang chờ trả lời.',
    },
    support_answered: {
      title: 'Trả lời: {{title}}',
      text: '{{name}} đã viết.',
    },
    support_closed: {
      title: 'Đã đóng: {{title}}',
      text: '{{name}} đã đóng câu hỏi.',
    },
    support_reopened: {
      title: 'Mở lại: {{title}}',
      text: '{{name}} đã mở lại câu hỏi.',
    },
  },
  log: {
    answered: 'Đã trả lời',
  },
} satisfies Shape<typeof en>;
