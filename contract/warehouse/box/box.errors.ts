import { defineErrors } from '../../kernel/error-code.ts';

export const boxErrors = defineErrors({
  box_is_open: 'conflict',
  box_is_closed: 'conflict',
  box_is_scrapped: 'conflict',
  box_is_empty: 'conflict',
  box_in_use: 'conflict',
  box_not_loaded: 'conflict',
  box_not_arrived: 'conflict',
  box_without_order: 'conflict',
  box_without_bill: 'conflict',
  packed_beyond_received: 'validation',
});
