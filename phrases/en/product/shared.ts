import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { productSharedErrors } from '@hakobu/contract/product/errors.ts';

export const shared = {
  errors: {
    category_loop: 'A category cannot be its own ancestor',
  } satisfies ErrorPhrases<typeof productSharedErrors>,
};
