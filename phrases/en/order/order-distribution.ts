import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { orderDistributionErrors } from '@hakobu/contract/order/order-distribution/order-distribution.errors.ts';

export const orderDistribution = {
  name: 'Distribution',
  title: {
    list: 'Distribution',
    margin: 'Margin of distributed goods',
  },
  field: {
    remaining: 'Remaining',
    instead: 'Gets instead',
    purchase_cost: 'What they cost',
    order_price: 'What the order asks',
    margin: 'Margin',
  },
  section: {
    waiting: 'Who waits for these goods',
  },
  act: {
    distribute: 'Distribute',
    distribute_proposed: 'Distribute as proposed',
  },
  message: {
    missing: 'Still missing',
    proposed: 'What goes to whom',
  },
  errors: {
    over_distribution: 'The quantity cannot be more than {{maximum}}, which is left to distribute',
    over_line: 'The quantity cannot be more than {{maximum}}, which the order line still needs',
    distribution_in_boxes: 'Boxes of order {{order_id}} hold these goods; take the boxes off the order first',
    nobody_waits: 'Nobody waits for these goods',
  } satisfies ErrorPhrases<typeof orderDistributionErrors>,
  rights: {
    order_distribution: {
      name: 'Distribution',
      meaning: 'Which goods go to which order',
    },
  },
};
