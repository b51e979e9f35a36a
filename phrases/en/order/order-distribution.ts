import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { orderDistributionErrors } from '@hakobu/contract/order/order-distribution/order-distribution.errors.ts';

export const orderDistribution = {
  name: 'Allocation',
  title: {
    list: 'Allocation',
    margin: 'Allocation margin',
  },
  field: {
    remaining: 'Remaining',
    instead: 'Replaced by',
    purchase_cost: 'Cost',
    order_price: 'Order price',
    margin: 'Margin',
  },
  section: {
    waiting: 'Orders waiting for these goods',
  },
  act: {
    distribute: 'Allocate',
    distribute_proposed: 'Allocate as proposed',
  },
  message: {
    missing: 'Still missing',
    proposed: 'Proposed allocation',
  },
  errors: {
    over_distribution: 'The quantity cannot be more than {{maximum}}, the quantity left to allocate',
    over_line: 'The quantity cannot be more than {{maximum}}, the quantity the order line still needs',
    distribution_in_boxes:
      'Boxes of order {{order_id}} contain these goods. Unassign the boxes from the order first',
    nobody_waits: 'No order is waiting for these goods',
  } satisfies ErrorPhrases<typeof orderDistributionErrors>,
  rights: {
    order_distribution: {
      name: 'Allocation',
      meaning: 'Which goods go to which order',
    },
  },
};
