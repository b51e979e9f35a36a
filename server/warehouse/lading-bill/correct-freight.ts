import type { correctFreight as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { ladingBillSource, readLadingBill } from './lading-bill.queries.ts';
import { lockOpenBill } from './lock-lading-bill.ts';
import { rateLadingBill } from './rate-lading-bill.ts';
import { requireNotPaidByContract } from './update-lading-bill.ts';

/**
 * Corrects the freight terms of a bill before its cut-off, and rates it anew. Payments and receivables
 * stay: the difference becomes due, or the customer is owed a refund.
 */
export const correctFreight: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const { reason, ...terms } = body;
  await lockOpenBill(ctx, id, version);
  const content = differences(await findRow(ctx, ladingBillSource, id), terms);
  if (Object.keys(content).length === 0) return readLadingBill(ctx, id);
  if (terms.freight_charge_pay_for_order === true) await requireNotPaidByContract(ctx, id);
  await updateRow(ctx, 'lading_bills', id, terms);
  ctx.log({ logable_type: 'lading_bill', logable_id: id, type_id: 'write', content: { ...content, reason } });
  await rateLadingBill(ctx, id, 'lading_bill_changed');
  return afterEvents(() => readLadingBill(ctx, id));
};
