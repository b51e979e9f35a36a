import { defineErrors } from '../kernel/error-code.ts';

/** Errors of the helper service, collected from its nouns. */
export const helperErrors = defineErrors({
  subscriber_not_staff: 'validation',
  support_text_of_another: 'forbidden',
  export_too_large: 'validation',
});
