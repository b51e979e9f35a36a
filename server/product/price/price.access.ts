import type { Context } from '#kernel/context.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

/** Row access to prices `p` and their parts, by organization. */
export const priceAccess = (ctx: Context): Condition | undefined =>
  rowAccess(ctx, { organization: 'p.organization_id', owners: [] });
