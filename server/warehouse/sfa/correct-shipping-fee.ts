import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { correctShippingFee as endpoint, sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { sfaMachine } from '@hakobu/contract/warehouse/sfa/sfa.machine.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { requireFields } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { chargeShipping } from './charge-shipping.ts';
import { sfaSource } from './sfa.queries.ts';

/** Refuses a change of the shipping fee of a locked parcel once something of it is paid. */
export async function requireOpenFields(
  ctx: Context,
  body: BodyOf<typeof sfa.update>,
  id: string | number,
): Promise<object> {
  requireFields(sfaMachine, await findRow(ctx, sfaSource, id), body);
  return {};
}

/**
 * Corrects the shipping fee after something of it was paid. Payments stay: the rest becomes due, or the
 * supplier owes a refund.
 */
export const correctShippingFee: Handler<typeof endpoint> = async (
  ctx,
  { params: { id }, body: { shipping_fee, reason }, version },
) => {
  const before = await lockRow<{ shipping_fee: Decimal }>(ctx, sfaSource, {
    ...{ id, version },
    columns: sql`s.shipping_fee`,
  });
  if (before.shipping_fee !== shipping_fee) {
    await updateRow(ctx, 'sfas', id, { shipping_fee });
    await chargeShipping(ctx, id);
    ctx.log({
      logable_type: 'sfa',
      logable_id: id,
      type_id: 'write',
      content: { shipping_fee, reason },
    });
  }
  return { ...(await findRow(ctx, sfaSource, id)), shipping_fee_unsolved: await unsolvedOf(ctx, id) };
};

async function unsolvedOf(ctx: Context, sfa_id: number): Promise<Decimal> {
  const charge = await ctx.db
    .selectFrom('charges')
    .select('unsolved')
    .where('sfa_id', '=', sfa_id)
    .executeTakeFirst();
  return charge?.unsolved ?? '0';
}
