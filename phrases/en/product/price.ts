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
    rounding_step: 'Measures round up to',
    higher_break: 'Next bracket where cheaper',
    conditions: 'Conditions',
    start_date: 'From day',
    end_date: 'Until before',
    bracket: 'Bracket',
    value: 'Value',
    date: 'Date',
  },
  section: {
    timelines: 'Timelines',
    preview: 'What would this cost',
  },
  act: {
    add_condition: 'Add condition',
    add_timeline: 'New timeline',
    add_bracket: 'Add bracket',
  },
  message: {
    under: 'Under {{to}}',
    no_price: 'No price holds: {{nearest}}',
    new_version: 'What holds already stays; the change begins today as a new timeline',
    in_force: 'In force',
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
    'shipment-method': 'Shipment',
    'customer-group': 'Customer group',
    from: 'From',
    to: 'To',
    unit: 'Unit',
  },
  problem: {
    no_timeline: 'No dates yet',
    no_amounts: 'No amounts yet',
    gap: 'Brackets have a gap',
  },
  errors: {
    price_not_found: 'There is no price for this: {{nearest}}',
    price_overlap:
      '{{name}} has as many conditions and holds on the same days; which one counts would be chance',
    timeline_overlap: 'The dates overlap with another timeline, or end before they start',
    bracket_overlap: 'The bracket overlaps with another, or is empty',
    brackets_incomplete: 'The brackets must reach from 0 to infinity without a gap',
    price_in_force: 'This is in force already and stays as it was; let it end and begin a new timeline',
    unit_needed: 'The unit names what the amount multiplies; it stays',
    condition_taken: 'This price has a condition with that key',
  } satisfies ErrorPhrases<typeof priceErrors>,
  rights: {
    price: {
      name: 'Prices',
      meaning: 'Freight and exchange price lists',
    },
    condition: {
      name: 'Price conditions',
      meaning: 'When a price holds',
    },
    price_publish: {
      name: 'Publishing prices',
      meaning: 'Making new prices valid',
    },
  },
  log: {
    condition_removed: 'Condition removed',
    timeline_removed: 'Timeline removed',
    amount_removed: 'Bracket removed',
    amounts: 'Brackets',
    group_type: 'Group',
    unit: 'Unit',
    'shipment-method': 'Shipment',
    'customer-group': 'Customer group',
  },
};
