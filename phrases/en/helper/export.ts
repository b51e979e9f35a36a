import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { exportErrors } from '@hakobu/contract/helper/export/export.errors.ts';

export const exportWords = {
  name: 'Export',
  errors: {
    export_too_large: 'More than {{maximum}} rows. Narrow the list with filters first',
  } satisfies ErrorPhrases<typeof exportErrors>,
  rights: {
    export: {
      name: 'Exports',
      meaning: 'Exporting lists to files',
    },
  },
};
