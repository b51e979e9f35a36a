import type { exportWords as en } from '../../en/helper/export.ts';
import type { Shape } from '../../shape.ts';

export const exportWords = {
  name: 'Xuất tệp',
  errors: {
    export_too_large: 'Nhiều hơn {{maximum}} dòng. Hãy lọc bớt danh sách trước',
  },
  rights: {
    export: {
      name: 'Xuất tệp',
      meaning: 'Xuất danh sách ra tệp',
    },
  },
} satisfies Shape<typeof en>;
