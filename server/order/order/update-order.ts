import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import { contractDueDate } from '@hakobu/contract/order/contract/contract-due-date.ts';
import type { updateOrder as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { withinRight } from '#kernel/list/within-right.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { debitDocument, mayDebit, RIGHT_TO_DEBIT } from '../../accounting/debt/debit-document.ts';
import { accountsToRecognise } from '../earning/follow-goods.ts';
import { requireMethodAllowed } from './bans.ts';
import { requireSalesperson } from './check-references.ts';
import { lockOrderTo, type LockedOrder } from './lock-order.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { orderSource } from './order.queries.ts';
import { readOrder } from './read-order.ts';

/**
 * Changes fees, route, salesperson or note. Changed fees change the amount due, and payments stay. With
 * `action_debit` everything unsettled is recorded as receivable.
 */
export const updateOrder: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  if ('status_id' in body) throw refuseField('status_id', 'status_is_computed');
  const { action_debit = false, payment_due_date, voucher_date, ...terms } = body;
  const changes = Object.keys(terms).length > 0 || !action_debit;
  const able = await withinRight(
    ctx,
    orderSource,
    id,
    changes ? { resource: 'order', action: 'update' } : { resource: 'debt', action: 'create' },
    action_debit && !mayDebit(ctx.actor) ? RIGHT_TO_DEBIT : undefined,
  );
  const order = await lockOrderTo(able, changes ? 'update' : 'debit', { id, version });
  if (changes) await changeTerms(ctx, order, terms);
  if (!action_debit) return afterEvents(() => readOrder(ctx, id));
  await updateRow(ctx, 'orders', id, {});
  const writeVouchers = await debitDocument(
    ctx,
    { type: 'order', id },
    { payment_due_date: payment_due_date ?? (await termOfContract(ctx, order)), voucher_date },
    changes ? await accountsToRecognise(ctx, [id]) : [],
  );
  return afterEvents(async () => {
    await writeVouchers();
    return readOrder(ctx, id);
  });
};

type Debit = 'action_debit' | 'payment_due_date' | 'voucher_date';

async function changeTerms(
  ctx: Context,
  before: LockedOrder,
  { service_fee: base_service_fee, status_id: _, ...fields }: Omit<BodyOf<typeof endpoint>, Debit>,
): Promise<void> {
  const { id } = before;
  if (fields.sale_id != null && fields.sale_id !== before.sale_id)
    await requireSalesperson(ctx, fields.sale_id);
  const { shipment_method_id: method } = fields;
  if (method != null && method !== before.shipment_method_id) await requireMethodAllowed(ctx, id, method);
  const values = { ...fields, base_service_fee };
  const content = differences(before, values);
  if (Object.keys(content).length === 0) return;
  await updateRow(ctx, 'orders', id, values);
  await refreshOrderCharges(ctx, id);
  ctx.emit('order', [id], 'order_changed');
  ctx.log({ logable_type: 'order', logable_id: id, type_id: 'write', content });
}

/** Due date of the order's receivables by its contract. */
async function termOfContract(ctx: Context, { contract_id }: LockedOrder): Promise<string | undefined> {
  if (contract_id === null) return undefined;
  const contract = await ctx.db
    .selectFrom('contracts')
    .select('end_date')
    .where('id', '=', contract_id)
    .executeTakeFirstOrThrow();
  return contractDueDate(contract, dayIn(ctx.now));
}
