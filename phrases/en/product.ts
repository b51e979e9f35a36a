import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { productErrors } from '@hakobu/contract/product/errors.ts';

const errors = {
  price_not_found: 'There is no price for this: {{nearest}}',
  product_id_taken: 'A product with this code exists',
  category_loop: 'A category cannot stand below itself',
} satisfies ErrorPhrases<typeof productErrors>;

export const product = {
  errors,
};
