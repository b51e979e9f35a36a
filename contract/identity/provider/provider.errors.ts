import { defineErrors } from '../../kernel/error-code.ts';

export const providerErrors = defineErrors({
  provider_failed: 'logged_out',
  provider_without_email: 'logged_out',
  provider_email_unproven: 'logged_out',
});
