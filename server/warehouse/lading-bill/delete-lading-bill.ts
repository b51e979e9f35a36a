import type { deleteLadingBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCharges } from '../../accounting/charge/charges.ts';
import { removeCharges, haveSettlements } from '../../accounting/charge/remove-charges.ts';
import { lockOpenBill } from './lock-lading-bill.ts';

/** Deletes a bill that is in no container and of which nothing was ever paid or recorded as receivable. */
export const deleteLadingBill: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const { container_id } = await lockOpenBill(ctx, id, version);
  if (container_id !== null)
    throw new Refusal('bill_in_container', { values: { lading_bill_id: id, container_id } });
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
