import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { ladingBillErrors } from '@hakobu/contract/warehouse/lading-bill/lading-bill.errors.ts';

export const ladingBill = {
  name: 'Bill of lading',
  plural: 'Bills of lading',
  field: {
    freight_charge_pay_for_order: 'Not in the contract',
    volumetric_weight: 'Volumetric weight (kg)',
    conversion: 'Volumetric factor',
    rate: 'Rate',
    price_list: 'Price list',
    charge_by: 'Charged by',
    charge_range: 'Rated per',
    automatic_rate: 'Rate from the price list',
    shares: 'Freight per order',
    now: 'Now',
    afterwards: 'After removal',
  },
  act: {
    to_container: 'Go to its container',
    take_off: 'Remove from bill',
    set_terms: 'Set freight terms',
    attach_to_contract: 'Add its orders to a contract',
  },
  message: {
    left_out: 'Skipped: {{reason}}',
    per_kg: '{{factor}} per kg',
    no_freight: 'No matching price: {{nearest}}',
  },
  state: {
    empty: 'New',
    open: 'Has boxes',
    planned: 'Assigned to container',
    locked: 'In transit',
    arrived: 'Arrived',
  },
  /** What is still to do to reach each stage. */
  todo: {
    open: 'Add boxes',
    planned: 'Assign to container',
    locked: 'Load and cut off',
    arrived: 'Unload',
  },
  errors: {
    over_owned: 'The order has only {{maximum}} more of this box',
    box_in_other_area: 'Box {{box_id}} is in {{area}}, but this bill of lading departs from {{wanted}}',
    bill_is_locked: 'The container of this bill of lading is cut off',
    bill_freight_is_fixed:
      'The freight of this bill of lading is paid or recorded as receivable. Use “Correct freight” to change it',
    bill_has_payments: 'This bill of lading has payments or receivables',
    bill_without_container: 'This bill of lading is not assigned to a container yet',
  } satisfies ErrorPhrases<typeof ladingBillErrors>,
  rights: {
    lading_bill: {
      name: 'Bills of lading',
      meaning: 'Boxes of a customer on one route, with their freight',
    },
  },
  log: {
    freight_charge_pay_for_order: 'Freight is paid with the order',
    freight_rate: 'Rate',
    declared_value: 'Declared value',
    type_freight_range: 'Rated per',
    type_freight_charge: 'Charged by',
    automatic_freight_rate_update: 'Rate from the price list',
  },
};
