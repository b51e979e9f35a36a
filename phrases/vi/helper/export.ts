import type { exportWords as en } from '../../en/helper/export.ts';
import type { Shape } from '../../shape.ts';

export const exportWords = {
  name: 'Xuất file',
  errors: {
    export_too_large: 'Nhiều hơn {{maximum}} dòng: hãy lọc bớt danh sách trước.',
  },
  rights: {
    export: {
      name: 'Xuất file',
      meaning: 'Lấy danh sách ra file',
    },
  },
} satisfies Shape<typeof en>;
