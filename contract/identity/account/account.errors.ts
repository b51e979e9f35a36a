import { defineErrors } from '../../kernel/error-code.ts';

export const accountErrors = defineErrors({
  link_invalid: 'validation',
  link_expired: 'validation',
  mail_just_sent: 'too_many_requests',
  email_empty: 'validation',
  invalid_password: 'validation',
});
