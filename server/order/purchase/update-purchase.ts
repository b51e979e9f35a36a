import { zero } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import { purchaseMachine } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import type { updatePurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { requireFields } from '#kernel/machine.ts';
import { requireScale } from '#kernel/require-scale.ts';
import { withinRight } from '#kernel/list/within-right.ts';
import type { Handler } from '#kernel/route.ts';
import { RIGHT_TO_DEBIT } from '../../accounting/debt/debit-document.ts';
import { debitPurchase, mayRecordPayables } from './debit-purchase.ts';
import { lockPurchaseTo, type LockedPurchase } from './lock-purchase.ts';
import { purchaseSource } from './purchase.queries.ts';
import { refreshPurchaseCharge } from './purchase-charge.ts';
import { readPurchase } from './read-purchase.ts';

/**
 * Changes note, additional cost or the price effect of compensations, and the charge with them. With
 * `action_debit` everything unsettled is recorded as payable with a due date.
 */
export const updatePurchase: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const { action_debit, payment_due_date, voucher_date, ...terms } = body;
  const changes = Object.keys(terms).length > 0 || action_debit !== true;
  const able = await withinRights(ctx, id, { terms: changes, debt: action_debit === true });
  const before = await lockPurchaseTo(able, changes ? 'update' : 'debit', { id, version });
  if (changes) await changeTerms(ctx, before, terms);
  if (!action_debit) return afterEvents(() => readPurchase(ctx, id));
  await updateRow(ctx, 'purchases', id, {});
  const writeVoucher = await debitPurchase(ctx, before, {
    ...{ payment_due_date, voucher_date, changed: changes },
  });
  return afterEvents(async () => {
    await writeVoucher();
    return readPurchase(ctx, id);
  });
};

/** Requires the right to what changes: the purchase itself, or payables. */
const withinRights = (
  ctx: Context,
  id: number,
  { terms, debt }: { terms: boolean; debt: boolean },
): Promise<Context> =>
  withinRight(
    ctx,
    purchaseSource,
    id,
    terms ? { resource: 'purchase', action: 'update' } : { resource: 'debt', action: 'create' },
    debt && !mayRecordPayables(ctx.actor) ? RIGHT_TO_DEBIT : undefined,
  );

async function changeTerms(
  ctx: Context,
  before: LockedPurchase,
  terms: Omit<BodyOf<typeof endpoint>, 'action_debit' | 'payment_due_date' | 'voucher_date'>,
): Promise<void> {
  requireScale('additional_cost', terms.additional_cost ?? zero, before.currency_id);
  const { compensation } = before;
  const { paid, debited } = await findRow(withoutRowLimits(ctx), purchaseSource, before.id);
  requireFields(purchaseMachine, { ...before, paid, debited }, terms, { details: { compensation } });
  await storeTerms(ctx, before, terms);
}

/** Stores changed terms, with the reason of a correction, and what the purchase then costs. */
export async function storeTerms(
  ctx: Context,
  before: LockedPurchase,
  terms: Partial<Pick<LockedPurchase, 'additional_cost' | 'note' | 'compensation_cuts_price'>>,
  reason?: string,
): Promise<void> {
  const content: Record<string, unknown> = differences(before, terms);
  if (Object.keys(content).length === 0) return;
  await updateRow(ctx, 'purchases', before.id, terms);
  await refreshPurchaseCharge(ctx, before);
  ctx.emit('purchase', [before.id], 'purchase_changed');
  ctx.log({
    ...{ logable_type: 'purchase', logable_id: before.id, type_id: 'write' },
    content: { ...content, ...(reason !== undefined && { reason }) },
  });
}
