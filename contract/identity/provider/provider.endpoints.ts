import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';

/** Identity providers that the operator configured. */
export const listProviders = defineEndpoint({
  id: 'identity.provider.list',
  method: 'GET',
  path: 'oauth/providers',
  summary: 'List the identity providers one may sign in through',
  access: 'public',
  response: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

/**
 * Starts a sign-in. The browser opens `authorization_url`. The provider redirects to `/oauth/callback` with
 * a code, which is exchanged at `oauth/token` together with `state`. OpenID Connect Core 1.0, authorization
 * code flow with PKCE (RFC 7636).
 */
export const startSignIn = defineEndpoint({
  id: 'identity.provider.start',
  method: 'POST',
  path: 'oauth/providers/{provider}/start',
  summary: 'Begin to sign in through an identity provider',
  access: 'public',
  params: z.object({ provider: z.string().min(1).max(40) }),
  response: z.object({ authorization_url: z.string(), state: z.string() }),
  errors: ['provider_failed', 'too_many_attempts'],
});
