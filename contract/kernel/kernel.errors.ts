import { defineErrors } from './error-code.ts';

/** Errors that any call can answer. */
export const kernelErrors = defineErrors({
  malformed_body: 'malformed',
  malformed_query: 'malformed',
  logged_out: 'logged_out',
  invalid_credentials: 'logged_out',
  forbidden: 'forbidden',
  email_not_verified: 'email_not_verified',
  not_found: 'not_found',
  route_not_found: 'not_found',
  stale_version: 'conflict',
  idempotency_key_reused: 'conflict',
  in_use: 'conflict',
  already_exists: 'conflict',
  body_too_large: 'too_large',
  unsupported_media: 'unsupported_media',
  too_many_files: 'too_large',
  not_an_image: 'unsupported_media',
  invalid_fields: 'validation',
  unknown_filter: 'validation',
  unknown_sort: 'validation',
  unknown_include: 'validation',
  unknown_append: 'validation',
  unknown_reference: 'validation',
  too_many_requests: 'too_many_requests',
  busy: 'too_many_requests',
  server_error: 'server_error',
  address_not_public: 'validation',
  address_no_answer: 'validation',
});

/** What is wrong with one field; the phrases stand under `kernel.fields`. */
export const fieldProblems = [
  'required', 'unrecognized', 'not_text', 'not_number', 'not_integer', 'not_boolean', 'not_date', 'not_list', 'not_object', 'not_decimal',
  'too_small', 'too_large', 'too_short', 'too_long', 'too_many_decimals', 'not_email', 'not_url', 'not_file', 'not_one_of', 'unknown', 'invalid',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];
