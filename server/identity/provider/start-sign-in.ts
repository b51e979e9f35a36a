import type {
  listProviders as listEndpoint,
  startSignIn as endpoint,
} from '@hakobu/contract/identity/provider/provider.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { recordFailure, requirePatience } from '../credential/failed-attempts.ts';
import { keepSignIn } from './begun-sign-ins.ts';

/** Where one may sign in beside here. */
export const listProviders: Handler<typeof listEndpoint> = async (ctx) => ({ data: ctx.providers.list() });

/** Begins a sign-in at a provider. Each beginning is kept for a while, so nobody begins a thousand. */
export const startSignIn: Handler<typeof endpoint> = async (ctx, { params: { provider }, headers }) => {
  const key = `address:provider:${headers.address}`;
  requirePatience([key], ctx.now.getTime());
  recordFailure([key], ctx.now.getTime());
  const { url, ...kept } = await ctx.providers.begin(provider);
  await keepSignIn(ctx, { provider, ...kept });
  return { authorization_url: url, state: kept.state };
};
