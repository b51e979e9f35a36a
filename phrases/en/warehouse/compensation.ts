import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { compensationErrors } from '@hakobu/contract/warehouse/compensation/compensation.errors.ts';

export const compensation = {
  name: 'Compensation',
  title: {
    sale: 'Order compensation',
    warehouse: 'Box compensation',
    purchase: 'Supplier compensation',
  },
  field: {
    compensated: 'Compensated',
    uncompensated: 'Uncompensated',
    damaged: 'Damaged',
    whole: 'Whole parent box',
  },
  act: {
    new: 'New compensation',
  },
  message: {
    debit: 'The unpaid part is recorded as owed to the customer, with a due date.',
  },
  type: {
    warehouse: 'Boxes of a bill of lading',
    order: 'Order',
  },
  state: {
    open: 'Open',
    in_part: 'Partially paid',
    decided: 'Awaiting payout',
    paid: 'Paid',
  },
  errors: {
    bill_without_boxes: 'Bill of lading {{lading_bill_id}} has no boxes to compensate',
    boxes_of_several_orders: 'These boxes belong to several orders. Create one compensation per order',
    beyond_boxes: 'There are only {{maximum}} of this box',
    box_is_not_parent: 'Box {{box_id}} is not a parent box. Enter the number of boxes',
    compensation_below_settled: '{{settled}} of this compensation is already paid or recorded as owed',
    compensation_settled:
      'Part of this compensation is already paid or recorded as owed, so it cannot be deleted',
  } satisfies ErrorPhrases<typeof compensationErrors>,
};
