import type { Context } from '#kernel/context.ts';

/** The organization's setting "buy before payment", off by default. */
export async function mayBuyBeforePayment(ctx: Context): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('settings')
    .select('value')
    .where('organization_id', '=', ctx.organizationId)
    .where('key', '=', 'buy_before_payment')
    .executeTakeFirst();
  return row?.value === true;
}
