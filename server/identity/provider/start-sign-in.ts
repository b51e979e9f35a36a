import type {
  listProviders as listEndpoint,
  startSignIn as endpoint,
} from '@hakobu/contract/identity/provider/provider.endpoints.ts';
import type { Handler, PreparedHandler, Preparation } from '#kernel/route.ts';
import { attemptKey, recordFailure, requireAttemptAllowed } from '../credential/failed-attempts.ts';
import type { IdentityProviders } from '#kernel/identity-provider/providers.ts';
import { savePendingSignIn } from './pending-sign-ins.ts';

/** Lists the configured identity providers. */
export const listProviders: Handler<typeof listEndpoint> = async (ctx) => ({ data: ctx.providers.list() });

type Start = typeof endpoint;
type StartedSignIn = Awaited<ReturnType<IdentityProviders['begin']>>;

/**
 * Requests the start of a sign-in from the provider. Started sign-ins are stored for a while, so their
 * number per address is limited.
 */
export const beginSignIn: Preparation<Start, StartedSignIn> = async (
  { db, providers },
  { params: { provider }, headers },
) => {
  const key = attemptKey('provider', headers.address);
  await requireAttemptAllowed(db, [key]);
  await recordFailure(db, [key]);
  return providers.begin(provider);
};

/** Starts a sign-in at a provider. */
export const startSignIn: PreparedHandler<Start, StartedSignIn> = async (
  ctx,
  { params: { provider } },
  { url, ...kept },
) => {
  await savePendingSignIn(ctx, { provider, ...kept });
  return { authorization_url: url, state: kept.state };
};
