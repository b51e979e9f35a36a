import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun box. */
export const boxErrors = defineErrors({
  box_is_open: 'conflict',
  box_is_closed: 'conflict',
  box_is_scrapped: 'conflict',
  box_is_empty: 'conflict',
  box_in_use: 'conflict',
  packed_beyond_received: 'validation',
});
