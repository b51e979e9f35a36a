import { defineErrors } from '../../kernel/error-code.ts';

export const priceErrors = defineErrors({
  price_not_found: 'validation',
  price_overlap: 'validation',
  timeline_overlap: 'validation',
  bracket_overlap: 'validation',
  brackets_incomplete: 'validation',
  price_in_force: 'conflict',
  unit_needed: 'conflict',
  condition_taken: 'validation',
});
