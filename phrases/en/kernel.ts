import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { FieldProblem, kernelErrors } from '@hakobu/contract/kernel/kernel.errors.ts';

const errors = {
  malformed_body: 'The request body cannot be read: {{reason}}',
  malformed_query: 'The query cannot be read: {{reason}}',
  logged_out: 'Logged out',
  invalid_credentials: 'The email or the password is wrong',
  forbidden: 'You may not do this: it needs the right {{permission}}',
  email_not_verified: 'Email not verified',
  not_found: 'Not found',
  route_not_found: 'There is no such call: {{path}}',
  stale_version: 'Somebody changed this in the meantime. Reload and try again',
  idempotency_key_reused: 'This idempotency key was already used for another request',
  in_use: 'This is in use and cannot be deleted',
  already_exists: 'This already exists',
  body_too_large: 'The request is larger than {{limit}}',
  unsupported_media: 'The content type {{content_type}} is not accepted',
  invalid_fields: 'Some fields are not right',
  unknown_filter: 'There is no filter {{name}} here',
  unknown_sort: 'This list cannot be sorted by {{name}}',
  unknown_include: 'There is no relation {{name}} here',
  unknown_append: 'There is no extra {{name}} here',
  unknown_reference: 'It refers to something that does not exist',
  too_many_requests: 'Too many requests. Try again in {{seconds}} seconds',
  busy: 'Too many people are changing this right now. Try again',
  server_error: 'Something went wrong on our side. Quote {{request_id}} when you report it',
} satisfies ErrorPhrases<typeof kernelErrors>;

const fields = {
  required: 'is required',
  unrecognized: 'is not known here',
  not_text: 'must be text',
  not_number: 'must be a number',
  not_integer: 'must be a whole number',
  not_boolean: 'must be yes or no',
  not_date: 'must be a date',
  not_list: 'must be a list',
  not_object: 'must be a group of fields',
  not_decimal: 'must be a decimal number',
  too_small: 'must be at least {{minimum}}',
  too_large: 'cannot be more than {{maximum}}',
  too_short: 'is too short',
  too_long: 'is too long',
  too_many_decimals: 'has more than {{scale}} decimals',
  not_email: 'must be an email address',
  not_url: 'must be a web address (http or https)',
  not_one_of: 'is not one of the choices',
  unknown: 'does not exist',
  invalid: 'is not valid',
} satisfies Record<FieldProblem, string>;

export const kernel = { errors, fields };
