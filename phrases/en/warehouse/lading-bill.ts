import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { ladingBillErrors } from '@hakobu/contract/warehouse/lading-bill/lading-bill.errors.ts';

export const ladingBill = {
  name: 'Lading bill',
  plural: 'Lading bills',
  field: {
    freight_charge_pay_for_order: 'Not in the contract',
    volumetric_weight: 'Volumetric (kg)',
    conversion: 'Volume conversion',
    rate: 'Rate',
    price_list: 'Price list',
    charge_by: 'Charged by',
    charge_range: 'Rated as',
    automatic_rate: 'Rate from the price list',
    shares: 'Shares of orders',
    now: 'Now',
    afterwards: 'Afterwards',
  },
  act: {
    to_container: 'Go to its container',
    take_off: 'Take off the bill',
    set_terms: 'Set the freight',
    attach_to_contract: 'Attach its orders to a contract',
  },
  message: {
    left_out: 'Left out: {{reason}}',
    per_kg: '{{factor}} per kg',
    no_freight: 'No price fits: {{nearest}}',
  },
  state: {
    empty: 'Made',
    open: 'Has boxes',
    planned: 'Planned for a container',
    locked: 'On its way',
    arrived: 'Arrived',
  },
  errors: {
    over_owned: 'The order has only {{maximum}} more of this box',
    box_in_other_area: 'Box {{box_id}} stands in {{area}}; this lading bill leaves from {{wanted}}',
    bill_is_locked: 'The container of this lading bill is cut off',
    bill_has_payments: 'Money was paid or recorded for this lading bill',
    bill_without_container: 'This lading bill is planned for no container yet',
  } satisfies ErrorPhrases<typeof ladingBillErrors>,
  rights: {
    lading_bill: {
      name: 'Lading bills',
      meaning: 'Boxes of a customer on one way, rated',
    },
  },
  log: {
    freight_charge_pay_for_order: 'Freight is paid with the order',
    freight_rate: 'Rate',
    declared_value: 'Declared value',
    type_freight_range: 'Rated as',
    type_freight_charge: 'Charged by',
    automatic_freight_rate_update: 'Automatic rate',
  },
};
