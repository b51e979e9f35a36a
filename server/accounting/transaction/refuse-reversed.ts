import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';

/** Refuses a locked voucher that is reversed, naming the reversal. */
export async function refuseReversed(
  ctx: Context,
  { id, code_ref }: { id: number; code_ref: string },
): Promise<void> {
  const by = await ctx.db
    .selectFrom('transactions')
    .select(['id', 'code_ref'])
    .where('reverses_id', '=', id)
    .executeTakeFirst();
  if (by !== undefined)
    throw new Refusal('voucher_reversed', {
      values: { code: code_ref, by: by.code_ref },
      details: { id, reversed_by: by },
    });
}
