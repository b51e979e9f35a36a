import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

/** The contract that orders are attached to, or detached from. */
type Change = { contract_id: string } | { left_contract_id: string };

/** Attaches locked orders to a contract or detaches them, and writes it to their change log. */
export async function setContract(
  ctx: Context,
  order_ids: readonly string[],
  content: Change,
): Promise<void> {
  await sql`
    update orders
    set contract_id = ${'contract_id' in content ? content.contract_id : null}, version = version + 1,
      updated_at = now()
    where id = any(${order_ids}::text[])`.execute(ctx.db);
  for (const id of order_ids) {
    ctx.log({ logable_type: 'order', logable_id: id, type_id: 'write', content: { ...content } });
  }
}
