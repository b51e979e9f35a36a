import type { Context } from '#kernel/context.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

/** A price and its parts belong to an organization; `p` is the price. */
export const priceAccess = (ctx: Context): Condition | undefined =>
  rowAccess(ctx, { organization: 'p.organization_id', owners: [] });
