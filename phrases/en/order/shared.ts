import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { orderSharedErrors } from '@hakobu/contract/order/errors.ts';

export const shared = {
  errors: {
    order_not_approved: 'Order {{order_id}} is not approved yet',
    order_is_cancelled: 'Order {{order_id}} is cancelled',
    order_is_finished: 'Order {{order_id}} is finished and can no longer be changed',
    quantity_in_use: 'Already bought or allocated on this line: {{used}}',
    order_line_not_of_product: 'The order line is for another product',
  } satisfies ErrorPhrases<typeof orderSharedErrors>,
};
