import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { contractErrors } from '@hakobu/contract/order/contract/contract.errors.ts';

export const contract = {
  name: 'Contract',
  plural: 'Contracts',
  title: {
    new: 'New contract',
    one: 'Contract',
    mine: 'My contracts',
  },
  field: {
    start_date: 'Starts',
    end_date: 'Ends',
    order_count: 'Orders',
  },
  /** Shown beside what orders ask, which has other names. */
  agreed: {
    service_fee: 'Agreed service fee',
  },
  section: {
    orders: 'Orders',
    bills: 'Lading bills',
  },
  act: {
    detach: 'Take out',
  },
  message: {
    attach_plan: 'Freight that the contract bears then',
    detach_plan: 'Freight that the order bears then',
  },
  status: {
    Draft: 'Draft',
    Open: 'In force',
    Closed: 'Closed',
    Cancelled: 'Cancelled',
  },
  errors: {
    contract_wrong_state: 'The contract is {{status}}; this needs {{needed}}',
    contract_has_orders: 'Orders are part of this contract; take them out first',
    contract_of_other_customer: 'Order {{order_id}} is of another customer than the contract',
    order_in_contract: 'Order {{order_id}} is part of contract {{contract_id}} already',
    order_not_in_contract: 'Order {{order_id}} is not part of this contract',
    paid_by_contract:
      'Freight of order {{order_id}} was settled through contract {{contract_id}}; give that back first',
    ends_before_start: 'The end cannot be before the start',
  } satisfies ErrorPhrases<typeof contractErrors>,
  rights: {
    contract: {
      name: 'Contracts',
      meaning: 'Agreements with customers',
    },
  },
  log: {
    purchase_cost: 'Agreed goods money',
    service_fee_currency_id: 'Currency of the fee',
    purchase_cost_currency_id: 'Currency of the goods',
    left_contract_id: 'Left contract',
    order_ids: 'Orders',
    attached_orders: 'Attached orders',
    detached_orders: 'Orders taken out',
  },
};
