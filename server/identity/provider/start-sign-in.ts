import type {
  listProviders as listEndpoint,
  startSignIn as endpoint,
} from '@hakobu/contract/identity/provider/provider.endpoints.ts';
import type { Handler, PreparedHandler, Preparation } from '#kernel/route.ts';
import { attemptKey, recordFailure, requireAttemptAllowed } from '../credential/failed-attempts.ts';
import type { IdentityProviders } from '#kernel/identity-provider/providers.ts';
import { savePendingSignIn } from './pending-sign-ins.ts';

/** Where one may sign in beside here. */
export const listProviders: Handler<typeof listEndpoint> = async (ctx) => ({ data: ctx.providers.list() });

type Start = typeof endpoint;
type Begun = Awaited<ReturnType<IdentityProviders['begin']>>;

/** Asks the provider how a sign-in begins. Each beginning is kept for a while, so nobody begins a thousand. */
export const beginSignIn: Preparation<Start, Begun> = async (
  { db, providers },
  { params: { provider }, headers },
) => {
  const key = attemptKey('provider', headers.address);
  await requireAttemptAllowed(db, [key]);
  await recordFailure(db, [key]);
  return providers.begin(provider);
};

/** Begins a sign-in at a provider. */
export const startSignIn: PreparedHandler<Start, Begun> = async (
  ctx,
  { params: { provider } },
  { url, ...kept },
) => {
  await savePendingSignIn(ctx, { provider, ...kept });
  return { authorization_url: url, state: kept.state };
};
