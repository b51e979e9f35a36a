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
    start_date: 'Start date',
    end_date: 'End date',
    order_count: 'Orders',
  },
  /** Shown beside what orders ask, which has other names. */
  agreed: {
    service_fee: 'Agreed service fee',
  },
  section: {
    orders: 'Orders',
    bills: 'Bills of lading',
  },
  act: {
    detach: 'Remove',
  },
  message: {
    attach_plan: 'Freight that moves to the contract',
    detach_plan: 'Freight that moves back to the order',
  },
  status: {
    Draft: 'Draft',
    Open: 'Active',
    Closed: 'Closed',
    Cancelled: 'Cancelled',
  },
  /** What is still to do to reach each stage. */
  todo: {
    Open: 'Activate',
    Closed: 'Close contract',
  },
  errors: {
    contract_wrong_state: 'The contract is “{{status}}”; it must be “{{needed}}”',
    contract_has_orders: 'The contract still has orders. Remove them first',
    contract_of_other_customer: 'The customer of order {{order_id}} is not the customer of the contract',
    order_in_contract: 'Order {{order_id}} already belongs to contract {{contract_id}}',
    order_not_in_contract: 'Order {{order_id}} does not belong to this contract',
    paid_by_contract:
      'Freight of order {{order_id}} was settled through contract {{contract_id}}. Refund it first',
    ends_before_start: 'The end date cannot be before the start date',
  } satisfies ErrorPhrases<typeof contractErrors>,
  rights: {
    contract: {
      name: 'Contracts',
      meaning: 'Agreements with customers',
    },
  },
  log: {
    purchase_cost: 'Agreed goods amount',
    service_fee_currency_id: 'Currency of the fee',
    purchase_cost_currency_id: 'Currency of the goods',
    left_contract_id: 'Left contract',
    order_ids: 'Orders',
    attached_orders: 'Orders added',
    detached_orders: 'Orders removed',
  },
};
