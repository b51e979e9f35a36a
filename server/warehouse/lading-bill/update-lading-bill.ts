import type { updateLadingBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { ladingBillMachine } from '@hakobu/contract/warehouse/lading-bill/lading-bill.machine.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { requireFields } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { findPaidByContract } from '../../accounting/charge/assign-freight.ts';
import { debitDocument, requireRightToDebit } from '../../accounting/debt/debit-document.ts';
import { ladingBillSource, readLadingBill } from './lading-bill.queries.ts';
import { lockBill, lockOpenBill } from './lock-lading-bill.ts';
import { rateLadingBill } from './rate-lading-bill.ts';

/**
 * Changes the terms of a bill whose freight is not settled, which is then rated anew, or records its freight
 * as receivable. The name may change at any time.
 */
export const updateLadingBill: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const { action_debit, voucher_date, name, ...terms } = body;
  if (action_debit) requireRightToDebit(ctx);
  const changes = { ...terms, ...(name == null ? {} : { name }) };
  const rated = Object.keys(terms).length > 0;
  await (rated ? lockOpenBill : lockBill)(ctx, id, version);
  if (rated) requireFields(ladingBillMachine, await findRow(ctx, ladingBillSource, id), terms);
  if (terms.freight_charge_pay_for_order === true) await requireNotPaidByContract(ctx, id);
  if (rated || name !== undefined || action_debit) await updateRow(ctx, 'lading_bills', id, changes);
  if (rated || name !== undefined)
    ctx.log({ logable_type: 'lading_bill', logable_id: id, type_id: 'write', content: changes });
  if (rated) await rateLadingBill(ctx, id, 'lading_bill_changed');
  if (!action_debit) return readLadingBill(ctx, id);
  const writeVouchers = await debitDocument(ctx, { type: 'lading_bill', id }, { voucher_date });
  return afterEvents(async () => {
    await writeVouchers();
    return readLadingBill(ctx, id);
  });
};

/** Orders do not show freight paid through a contract, so such a bill cannot move its freight to the order. */
export async function requireNotPaidByContract(ctx: Context, id: number): Promise<void> {
  const paid = await findPaidByContract(ctx, { lading_bill_ids: [id] });
  if (paid !== undefined) throw new Refusal('paid_by_contract', { values: paid, details: paid });
}
