import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { productErrors } from '@hakobu/contract/product/errors.ts';

const errors = {
  price_not_found: 'There is no price for this: {{nearest}}',
  product_id_taken: 'A product with this code exists',
  category_loop: 'A category cannot stand below itself',
  price_overlap:
    '{{name}} has as many conditions and holds on the same days; which one counts would be chance',
  timeline_overlap: 'The dates overlap with another timeline, or end before they start',
  bracket_overlap: 'The bracket overlaps with another, or is empty',
  brackets_incomplete: 'The brackets must reach from 0 to infinity without a gap',
  price_in_force: 'This is in force already and stays as it was; let it end and begin a new timeline',
  unit_needed: 'The unit names what the amount multiplies; it stays',
  condition_taken: 'This price has a condition with that key',
  too_many_images: 'A product has at most {{maximum}} pictures',
  auction_lot_not_found: 'Not Found',
  auction_not_configured: 'No auction site is configured',
} satisfies ErrorPhrases<typeof productErrors>;

export const product = {
  errors,
};
