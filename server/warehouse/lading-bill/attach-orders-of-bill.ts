import type { attachOrdersOfBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { readReference, forbidden } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { attachAll } from '../../order/contract/attach-orders.ts';
import { ladingBillSource } from './lading-bill.queries.ts';

/** Adds the orders of a bill to a contract. Orders that cannot be added are skipped, each with its reason. */
export const attachOrdersOfBill: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { lading_bill_id, contract_id } = body;
  await readReference(
    'lading_bill_id',
    lading_bill_id,
    findRow(reading(ctx), ladingBillSource, lading_bill_id),
  );
  const rows = await ctx.db
    .selectFrom('box_lading_bills')
    .select('order_id')
    .distinct()
    .where('lading_bill_id', '=', lading_bill_id)
    .orderBy('order_id')
    .execute();
  const answer = await readReference(
    'contract_id',
    contract_id,
    attachAll(
      ctx,
      contract_id,
      rows.map(({ order_id }) => order_id),
    ),
  );
  return afterEvents(async () => answer);
};

/** Bills that the caller may read: the endpoint itself requires the right on contracts. */
function reading(ctx: Context): Context {
  const scope = widestScope(ctx.actor.permissions, { resource: 'lading_bill', action: 'read' });
  if (scope === undefined) throw forbidden('lading_bill.organization.read');
  return { ...ctx, scope };
}
