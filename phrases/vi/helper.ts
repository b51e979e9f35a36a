import type { helper as en } from '../en/helper.ts';
import type { Shape } from '../shape.ts';

export const helper = {
  errors: {
    subscriber_not_staff: 'Chỉ nhân viên đăng ký nhận câu hỏi. Khách hàng được báo về câu hỏi của chính mình.',
    support_text_of_another: 'Chỉ người viết mới sửa được nội dung này.',
  },
} satisfies Shape<typeof en>;
