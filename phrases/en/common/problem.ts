import type { FieldProblem } from '@hakobu/contract/kernel/kernel.errors.ts';

/** What is wrong with one field. */
export const problem = {
  required: 'is required',
  unrecognized: 'is not a known field',
  not_text: 'must be text',
  not_number: 'must be a number',
  not_integer: 'must be a whole number',
  not_boolean: 'must be yes or no',
  not_date: 'must be a date from 1900 to 2199',
  not_list: 'must be a list',
  not_object: 'must be an object',
  not_decimal: 'must be a decimal number',
  too_small: 'must be at least {{minimum}}',
  not_above: 'must be more than {{minimum}}',
  too_large: 'cannot be more than {{maximum}}',
  too_short: 'is too short',
  too_long: 'is too long',
  too_many_decimals: 'has more than {{scale}} decimals',
  not_email: 'must be an email address',
  not_url: 'must be a web address (http or https)',
  not_file: 'must be a file',
  not_one_of: 'is not a valid choice',
  not_code: 'can only have letters A–Z, digits, “.”, “-” and “_”',
  no_code: 'needs letters A–Z or digits; “{{value}}” has none',
  unknown: 'does not exist',
  invalid: 'is not valid',
} satisfies Record<FieldProblem, string>;
