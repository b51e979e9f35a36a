import { defineErrors } from '../../kernel/error-code.ts';

export const ladingBillErrors = defineErrors({
  over_owned: 'validation',
  box_in_other_area: 'validation',
  bill_is_locked: 'conflict',
  bill_freight_is_fixed: 'conflict',
  bill_has_payments: 'conflict',
  bill_without_container: 'conflict',
});
