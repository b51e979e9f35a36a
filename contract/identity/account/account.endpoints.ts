import { z } from 'zod';
import { taxCodeField } from '../../kernel/tax-code.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { emailField, exactField, integerField, integerId, telField, textField } from '../../kernel/fields.ts';
import { password, userRow } from '../user/user.endpoints.ts';

const link = { token: exactField(200) };
const done = z.undefined();

/** Registers a customer, who must verify the email address. The response does not sign in. */
export const register = defineEndpoint({
  id: 'identity.account.register',
  method: 'POST',
  path: 'register',
  summary: 'Register as a customer',
  access: 'public',
  body: z.object({
    name: textField(),
    email: emailField(),
    tel: telField().optional(),
    password: password(),
  }),
  response: userRow,
  errors: ['email_taken', 'password_too_short', 'too_many_attempts'],
});
export const resendVerification = defineEndpoint({
  id: 'identity.account.resend',
  method: 'POST',
  path: 'email/resend',
  summary: 'Send the verification link again',
  access: 'signed_in',
  status: 204,
  response: done,
  errors: ['mail_just_sent'],
});
/**
 * Link of the verification mail. `username` is the email address; `expires` is in unix seconds. It verifies
 * once, and repeating it is no error.
 */
export const verifyEmail = defineEndpoint({
  id: 'identity.account.verify',
  method: 'GET',
  path: 'email/verify/{username}/{token}',
  summary: 'Prove an email address',
  access: 'public',
  writes: true,
  params: z.object({ username: z.string().max(254), ...link }),
  query: z.object({ expires: integerField(), signature: z.string().min(1, 'required').max(200) }),
  response: z.object({ verified: z.literal(true) }),
  errors: ['link_invalid', 'link_expired'],
});
/** The response is the same whether the account exists or not, so that accounts cannot be probed. */
export const forgotPassword = defineEndpoint({
  id: 'identity.account.forgot',
  method: 'POST',
  path: 'password/email',
  summary: 'Ask for a link to set a new password',
  access: 'public',
  status: 204,
  body: z.object({ email: exactField(254, 0).trim().default('') }),
  response: done,
  errors: ['email_empty', 'too_many_attempts'],
});
export const resetPassword = defineEndpoint({
  id: 'identity.account.reset',
  method: 'POST',
  path: 'password/reset',
  summary: 'Set a new password with the link of the mail; ends every session',
  access: 'public',
  status: 204,
  body: z.object({ email: emailField(), password: password(), ...link }),
  response: done,
  errors: ['link_invalid', 'link_expired', 'password_too_short'],
});
/** The caller's profile. A new password requires the present one, and ends other sessions. */
export const updateMe = defineEndpoint({
  id: 'identity.account.update_me',
  method: 'PUT',
  path: 'me',
  summary: 'Change one’s own profile',
  access: 'signed_in',
  response: userRow,
  errors: ['too_many_attempts', 'invalid_password', 'password_too_short'],
  body: z
    .object({
      name: textField(),
      tel: telField(),
      tax_code: taxCodeField('vn'),
      language: z.enum(['en', 'vi', 'ja'], { error: 'not_one_of' }),
      password: password(),
      current_password: exactField(200, 0),
    })
    .partial(),
});

const sessionRow = z.object({
  id: z.number().int(),
  user_agent: z.string().nullable(),
  current: z.boolean(),
  created_at: z.string(),
  refreshed_at: z.string(),
});
export const listSessions = defineList({
  id: 'identity.session.list',
  path: 'me/sessions',
  summary: 'List one’s own live sessions',
  access: 'signed_in',
  row: sessionRow,
  list: {
    filters: { id: 'integer' },
    sorts: ['id', 'created_at', 'refreshed_at'],
    defaultSort: '-refreshed_at',
    paged: false,
  },
});
export const revokeSession = defineEndpoint({
  id: 'identity.session.revoke',
  method: 'DELETE',
  path: 'me/sessions/{id}',
  summary: 'End one of one’s own sessions',
  access: 'signed_in',
  params: integerId,
  status: 204,
  response: done,
});
