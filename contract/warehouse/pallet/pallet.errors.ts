import { defineErrors } from '../../kernel/error-code.ts';

export const palletErrors = defineErrors({
  box_not_in_area: 'validation',
  box_on_other_pallet: 'validation',
  pallet_overloaded: 'validation',
  location_taken: 'validation',
});
