import { defineErrors } from '../../kernel/error-code.ts';

export const fundErrors = defineErrors({
  place_has_movements: 'conflict',
  place_not_empty: 'conflict',
  place_closed: 'validation',
  place_below_zero: 'conflict',
  place_not_enough: 'conflict',
});
