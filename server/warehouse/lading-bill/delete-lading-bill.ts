import { sql } from 'kysely';
import type { deleteLadingBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCharges } from '../../accounting/charge/charges.ts';
import { removeCharges, haveSettlements } from '../../accounting/charge/remove-charges.ts';
import { lockOpenBill } from './lock-lading-bill.ts';

/** Deletes a bill that is in no container and of which nothing was ever paid or recorded as receivable. */
export const deleteLadingBill: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const { container_id } = await lockOpenBill(ctx, id, version);
  if (container_id !== null) throw new Refusal('bill_in_container', { values: await readNames(ctx, id) });
  const charges = await lockCharges(ctx, { kinds: ['freight', 'compensation'], lading_bill_ids: [id] });
  if (await haveSettlements(ctx, charges))
    throw new Refusal('bill_has_payments', { details: { lading_bill_id: id } });
  await ctx.db.deleteFrom('box_lading_bills').where('lading_bill_id', '=', id).execute();
  await removeCharges(ctx, { lading_bill_ids: [id] });
  await deleteRow(ctx, 'lading_bills', id);
  ctx.emit(
    'order',
    charges.map(({ order_id }) => order_id!),
    'lading_bill_deleted',
  );
  ctx.log({ logable_type: 'lading_bill', logable_id: id, type_id: 'deleted', content: {} });
};

/** The names of a bill and its container. */
async function readNames(
  ctx: Context,
  id: number,
): Promise<{ lading_bill_id: string; container_id: string }> {
  const {
    rows: [names],
  } = await sql<{ lading_bill_id: string; container_id: string }>`
    select l.name as lading_bill_id, c.name as container_id
    from lading_bills l
    join containers c on c.id = l.container_id
    where l.id = ${id}`.execute(ctx.db);
  return names!;
}
