import type { files as en } from '../../en/common/files.ts';
import type { Shape } from '../../shape.ts';

/** Choosing files. */
export const files = {
  title: 'Tệp đính kèm',
  enlarge: 'Phóng to ảnh {{name}}',
  choose: 'Chọn tệp',
  add: 'Thêm tệp',
  wrong_type: 'Vui lòng chọn ảnh hoặc tệp PDF',
  too_large: 'Tệp vượt quá {{limit}} MB',
  too_many: 'Tối đa {{count}} tệp',
} satisfies Shape<typeof en>;
