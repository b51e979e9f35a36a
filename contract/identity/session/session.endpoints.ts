import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { exactField } from '../../kernel/fields.ts';

/** Access tokens are short-lived. The refresh token lives as long as its cookie. */
export const ACCESS_TOKEN_SECONDS = 60 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;

const tokenRequest = z.discriminatedUnion(
  'grant_type',
  [
    z.object({
      grant_type: z.literal('password'),
      username: exactField(254).trim(),
      password: exactField(1000),
    }),
    z.object({ grant_type: z.literal('refresh_token'), refresh_token: exactField(200) }),
    /** Completes a sign-in of `oauth/providers/{provider}/start`. `iss` where the provider sent one. */
    z.object({
      grant_type: z.literal('authorization_code'),
      provider: exactField(40),
      code: exactField(4000),
      state: exactField(200),
      iss: exactField(300).optional(),
    }),
    /** For clients that signed in at the provider themselves. */
    z.object({ grant_type: z.literal('id_token'), provider: exactField(40), id_token: exactField(10_000) }),
  ],
  { error: 'not_one_of' },
);

export const createToken = defineEndpoint({
  id: 'identity.session.create_token',
  method: 'POST',
  path: 'oauth/token',
  summary: 'Sign in, or renew with a refresh token',
  access: 'public',
  secret: true,
  status: 200,
  body: tokenRequest,
  /** `cookie_domain`: domain of the web app's token cookies, where the operator shares them among hosts. */
  response: z.object({
    token_type: z.literal('Bearer'),
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.number().int(),
    cookie_domain: z.string().optional(),
  }),
  errors: [
    'invalid_credentials',
    'account_disabled',
    'too_many_attempts',
    'provider_failed',
    'provider_without_email',
    'provider_email_unproven',
    'sign_in_expired',
  ],
});

export const logout = defineEndpoint({
  id: 'identity.session.logout',
  method: 'POST',
  path: 'me/logout',
  summary: 'End the session',
  access: 'signed_in',
  status: 204,
  response: z.undefined(),
});
