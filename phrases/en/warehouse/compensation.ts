import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { compensationErrors } from '@hakobu/contract/warehouse/compensation/compensation.errors.ts';

export const compensation = {
  name: 'Compensation',
  title: {
    sale: 'Compensation of orders',
    warehouse: 'Compensation of boxes',
    purchase: 'Compensation by suppliers',
  },
  field: {
    compensated: 'Compensated',
    uncompensated: 'Uncompensated',
    damaged: 'Damaged',
    whole: 'All that is in it',
  },
  act: {
    new: 'New compensation',
  },
  message: {
    debit: 'What is not paid yet is recorded as owed to the customer, with a due date.',
  },
  type: {
    warehouse: 'Boxes of a bill',
    order: 'Order',
  },
  state: {
    open: 'Open',
    in_part: 'Paid in part',
    decided: 'Recorded as owed',
    paid: 'Paid',
  },
  errors: {
    bill_without_boxes: 'Lading bill {{lading_bill_id}} has no boxes to compensate',
    boxes_of_several_orders: 'These boxes are of several orders: make one compensation for each order',
    beyond_boxes: 'There are only {{maximum}} of this box',
    box_is_not_parent: 'Box {{box_id}} is not a parent box: say how many boxes',
    compensation_below_settled: '{{settled}} of this compensation is paid or recorded as owed already',
    compensation_settled: 'Part of this compensation is paid or recorded as owed; it stays',
  } satisfies ErrorPhrases<typeof compensationErrors>,
};
