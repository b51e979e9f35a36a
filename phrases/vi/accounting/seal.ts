import type { seal as en } from '../../en/accounting/seal.ts';
import type { Shape } from '../../shape.ts';

export const seal = {
  name: 'Niêm phong sổ',
} satisfies Shape<typeof en>;
