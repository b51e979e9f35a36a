import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { priceErrors } from '@hakobu/contract/product/price/price.errors.ts';

export const price = {
  name: 'Price list',
  plural: 'Prices',
  /** Names of secondary entities. */
  entities: {
    condition: 'Price condition',
  },
  field: {
    group: 'Group',
    minimum_charge: 'Minimum charge',
    rounding_step: 'Round up to',
    higher_break: 'Use next bracket if cheaper',
    conditions: 'Conditions',
    start_date: 'Start date',
    end_date: 'End date (exclusive)',
    bracket: 'Bracket',
    value: 'Value',
    date: 'Date',
  },
  section: {
    timelines: 'Validity periods',
    preview: 'Price preview',
  },
  act: {
    add_condition: 'Add condition',
    add_timeline: 'New validity period',
    add_bracket: 'Add bracket',
  },
  message: {
    under: 'Under {{to}}',
    no_price: 'No matching price: {{nearest}}',
    new_version: 'The current prices stay; your change starts a new validity period today',
    in_force: 'Active',
  },
  period: {
    always: 'No time limit',
    from: 'From {{from}}',
    before: 'Before {{to}}',
  },
  group: {
    'shipping-fee': 'Freight',
    'exchange-rates': 'Exchange rates',
    'service-fee': 'Service fee',
    storage: 'Storage',
    others: 'Others',
  },
  condition: {
    currency: 'Currency',
    'shipment-method': 'Shipping method',
    'customer-group': 'Customer group',
    from: 'From',
    to: 'To',
    unit: 'Unit',
  },
  problem: {
    no_timeline: 'No validity period',
    no_amounts: 'No amounts yet',
    gap: 'Gap between brackets',
  },
  errors: {
    price_not_found: 'No price applies: {{nearest}}',
    price_overlap:
      '{{name}} has the same number of conditions on the same dates, so it is unclear which price applies',
    timeline_overlap: 'The dates overlap with another validity period, or the end is before the start',
    bracket_overlap: 'The bracket overlaps with another, or is empty',
    brackets_incomplete: 'The brackets must cover 0 to infinity without gaps',
    price_in_force:
      'This price is already active and cannot be changed. End it and start a new validity period',
    unit_needed: 'The unit condition defines what the amount is multiplied by and cannot be removed',
    condition_taken: 'This price already has that condition',
  } satisfies ErrorPhrases<typeof priceErrors>,
  rights: {
    price: {
      name: 'Prices',
      meaning: 'Freight and exchange price lists',
    },
    condition: {
      name: 'Price conditions',
      meaning: 'When a price applies',
    },
    price_publish: {
      name: 'Publishing prices',
      meaning: 'Activating new prices',
    },
  },
  log: {
    condition_removed: 'Condition removed',
    timeline_removed: 'Validity period removed',
    amount_removed: 'Bracket removed',
    amounts: 'Brackets',
    group_type: 'Group',
    unit: 'Unit',
    'shipment-method': 'Shipping method',
    'customer-group': 'Customer group',
  },
};
