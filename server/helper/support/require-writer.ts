import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';

/**
 * Allows only the writer of a message to change it. Adds no values to the change. Refuses with
 * `support_text_of_another`.
 */
export async function requireWriter(ctx: Context, _: object, id: string | number): Promise<object> {
  const text = await ctx.db
    .selectFrom('support_contents')
    .select('creator_id')
    .where('id', '=', Number(id))
    .executeTakeFirst();
  if (text?.creator_id !== ctx.actor.id) throw new Refusal('support_text_of_another');
  return {};
}
