import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { kernelErrors } from '@hakobu/contract/kernel/kernel.errors.ts';

/** Errors that any call can answer. */
export const errors = {
  malformed_body: 'The request body cannot be read',
  logged_out: 'Logged out',
  invalid_credentials: 'The email or the password is wrong',
  forbidden: 'You may not do this: it needs the right {{permission}}',
  email_not_verified: 'Email not verified',
  not_found: 'Not found',
  route_not_found: 'There is no such call: {{path}}',
  word_list_is_fixed:
    'These words are rules of the program: they come with it and cannot be added, changed or deleted',
  voucher_has_its_kind:
    'A voucher is made by the call of its kind, as POST payment-order, and never changed: write another that corrects it',
  wallet_follows_vouchers: 'A wallet follows its vouchers: pay in or out instead of changing it',
  log_only_grows: 'A log only grows: nothing in it is changed or deleted. Write a note instead',
  done_in_one_call: 'This is done by one POST and keeps no row of its own to read or change',
  follows_from_others: 'These rows follow from other documents: change those',
  stale_version: 'Somebody changed this in the meantime. Reload and try again',
  idempotency_key_reused: 'This idempotency key was already used for another request',
  in_use: 'This is in use and cannot be deleted',
  already_exists: 'This already exists',
  body_too_large: 'The request is larger than {{limit}}',
  unsupported_media: 'The content type {{content_type}} is not accepted',
  too_many_files: 'At most {{maximum}} files',
  not_an_image: 'Please select images',
  not_a_paper: 'Please select images or pdf files',
  invalid_fields: 'Some fields are not right',
  unknown_field: 'There is no field {{name}} here',
  unknown_filter: 'There is no filter {{name}} here',
  filter_needed: 'There are too many rows to list them all: give one of {{names}}',
  unknown_sort: 'This list cannot be sorted by {{name}}',
  page_too_deep: 'Lists end at row {{maximum}}: narrow the list with filters, or export it',
  unknown_include: 'There is no relation {{name}} here',
  unknown_append: 'There is no extra {{name}} here',
  unknown_reference: 'It refers to something that does not exist',
  too_many_requests: 'Too many requests. Try again in {{seconds}} seconds',
  busy: 'Too many people are changing this right now. Try again',
  database_away: 'The database cannot be reached right now. Nothing was saved; try again in a moment',
  outcome_unknown:
    'The connection to the database was lost while saving. Look whether it was saved before you repeat it',
  too_many_streams: 'This account already follows changes in {{maximum}} windows',
  server_error: 'Something went wrong on our side. Quote {{request_id}} when you report it',
  address_not_public: 'This address cannot be reached: it is not on the public internet.',
  address_no_answer: 'The address does not answer as expected.',
  file_address_over: 'This address of a file is no longer good. Open the document again',
} satisfies ErrorPhrases<typeof kernelErrors>;
