import type { helper as en } from '../en/helper.ts';
import type { Shape } from '../shape.ts';

export const helper = {
  errors: {
    subscriber_not_staff:
      'Chỉ nhân viên đăng ký nhận câu hỏi. Khách hàng được báo về câu hỏi của chính mình.',
    support_text_of_another: 'Chỉ người viết mới sửa được nội dung này.',
    export_too_large: 'Nhiều hơn {{maximum}} dòng: hãy lọc bớt danh sách trước.',
  },
} satisfies Shape<typeof en>;
